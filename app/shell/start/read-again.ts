import { isOfOtherMain } from "./main-language-header.ts"
import { latestNavigation } from "./navigation.ts"

const worthAnotherTry = [408, 409, 425, 429, 500, 502, 503, 504]

/** Reads from the shop; once more after an answer that may pass (specification, section 7). For GET alone: what changes
 *  something is never sent twice.
 *  @returns the answer, whatever its status; throws when there is none twice */
export async function readAgain(
  address: string | URL,
  init?: Omit<RequestInit, "method" | "body">,
  send: typeof fetch = fetch,
): Promise<Response> {
  const first = await send(address, init).catch((problem: unknown) => {
    if (init?.signal?.aborted) throw problem
  })
  return first && !worthAnotherTry.includes(first.status) ? first : send(address, init)
}

/** Loads the page that is on its way as a whole document, when its data is of another main language.
 *  @returns whether the page goes */
function loadsWhole(answer: Response): boolean {
  const target = latestNavigation()?.location
  if (!target || !isOfOtherMain(answer, document.documentElement.dataset.main)) return false
  return globalThis.hanoutReload?.(target.pathname + target.search) === true
}

/** Has the data of pages read like that, too. A page that opened before the shop got another main language has no messages of
 *  that one: where it leads is loaded whole. React Router requests them by `fetch` and lets nobody choose another; forms,
 *  which it sends by `POST`, pass through. */
export function readPageDataAgain(): void {
  const send = globalThis.fetch
  globalThis.fetch = (address, init) => {
    const isPageData = address instanceof URL && address.pathname.endsWith(".data") && !init?.method && !init?.body
    if (!isPageData) return send(address, init)
    // What never comes keeps the router waiting while the page goes.
    return readAgain(address, init, send).then((answer) => (loadsWhole(answer) ? new Promise<never>(() => {}) : answer))
  }
}
