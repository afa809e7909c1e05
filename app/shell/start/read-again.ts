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

/** Has the data of pages read like that, too. React Router requests them by `fetch` and lets nobody choose another; forms,
 *  which it sends by `POST`, pass through. */
export function readPageDataAgain(): void {
  const send = globalThis.fetch
  globalThis.fetch = (address, init) => {
    const isPageData = address instanceof URL && address.pathname.endsWith(".data") && !init?.method && !init?.body
    return isPageData ? readAgain(address, init, send) : send(address, init)
  }
}
