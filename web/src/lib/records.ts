/** The records of finished matches on this device, by the id of the match. Where nothing can be stored, there are none. */

const NAME = 'metroscribe'
const STORE = 'records'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(NAME))
    request.onblocked = () => reject(new Error(NAME))
  })
}

/** Does something with the stored records, and closes what it opened. */
async function stored<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error(STORE))
    })
    const request = ask(transaction.objectStore(STORE))
    await done
    return request.result
  } finally {
    database.close()
  }
}

/** Nothing where it is not there. */
export async function recordOf(match: string): Promise<string> {
  try {
    const found: unknown = await stored('readonly', (store) => store.get(match))
    return typeof found === 'string' ? found : ''
  } catch {
    return ''
  }
}

/** Whether it could be stored. */
export async function keepRecord(match: string, record: string): Promise<boolean> {
  try {
    await stored('readwrite', (store) => store.put(record, match))
    return true
  } catch {
    return false
  }
}

export async function dropRecord(match: string): Promise<void> {
  await stored('readwrite', (store) => store.delete(match)).catch(() => undefined)
}

export async function dropRecords(): Promise<void> {
  await stored('readwrite', (store) => store.clear()).catch(() => undefined)
}
