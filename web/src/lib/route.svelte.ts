/** Where the page is: the address as state. */

import { swallowed } from './back'

interface Route {
  path: string
  query: URLSearchParams
  hash: string
}

function here(): Route {
  const { pathname, search, hash } = window.location
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) }
}

export const route: Route = $state(here())

function read(): void {
  Object.assign(route, here())
}

window.addEventListener('popstate', read)
window.addEventListener('hashchange', read)

/** Goes to another screen; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  if (replace || swallowed()) window.history.replaceState(null, '', path)
  else window.history.pushState(null, '', path)
  if (!replace) window.scrollTo(0, 0)
  read()
}
