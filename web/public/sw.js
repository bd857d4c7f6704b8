// Keeps the page and what it is made of, so that the installed app opens without a network and can say so.
// Nothing of a match is kept: whatever is under /api comes from the server or not at all.

const CACHE = 'shell'
const PAGE = '/'
const PART = /^\/(assets\/|icon|manifest\.)/
/** What another app shares with the installed one. */
const SHARED = '/join'

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE, { cache: 'no-store' })
      .then(keep)
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method === 'POST' && origin === location.origin && pathname === SHARED) event.respondWith(shared(event.request))
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (PART.test(pathname)) event.respondWith(part(event.request))
  else if (mode === 'navigate') event.respondWith(page(event))
})

/** The server's page if it can be had, else the one that was kept. */
async function page(event) {
  let answer
  try {
    answer = await fetch(event.request)
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (kept) return kept
    throw error
  }
  event.waitUntil(keep(answer.clone()).catch(() => undefined)) // not kept: then the next time
  return answer
}

/** The texts stay behind `#`, so that no secret of a link leaves the device: the page finds the code in them. */
async function shared(request) {
  const texts = [...(await request.formData()).values()].filter((text) => typeof text === 'string')
  return Response.redirect(`/#${new URLSearchParams({ shared: texts.join(' ') })}`, 303)
}

/** Names have a hash of the content in them, so what was kept is right. */
async function part(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** Every page is the same shell. A new one replaces the old one with all its parts, also those loaded later. */
async function keep(answer) {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return
  const cache = await caches.open(CACHE)
  const text = await answer.clone().text()
  if (text === (await (await cache.match(PAGE))?.text())) return
  const parts = await (await fetch('/parts.json', { cache: 'no-store' })).json()
  await cache.addAll(parts)
  await cache.put(PAGE, answer)
  const old = (await cache.keys()).filter(({ url }) => ![PAGE, ...parts].includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
