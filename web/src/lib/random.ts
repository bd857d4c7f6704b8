/** Random bytes as hexadecimal digits; `getRandomValues` is there on plain http too. */
export function randomHex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
