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
