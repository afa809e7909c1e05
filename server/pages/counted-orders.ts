type Handler = (request: Request, ...rest: never[]) => Promise<Response>

/** Names the outcome of an order by the API's answer. Reads a copy of rejections alone. */
async function outcomeOf(answer: Response): Promise<string> {
  if (answer.status === 201) return answer.headers.has("idempotent-replayed") ? "replayed" : "placed"
  if (answer.status === 409) {
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    const reason = (body as { error?: { details?: { reason?: unknown } } } | null)?.error?.details?.reason
    return typeof reason === "string" && /^[a-zA-Z-]{1,30}$/.test(reason) ? reason : "conflict"
  }
  return `status-${answer.status}`
}

/** Counts every order that goes through the content API. */
export function countedOrders<H extends Handler>(handler: H, onOutcome: (outcome: string) => void): H {
  const counted = async (request: Request, ...rest: never[]) => {
    const answer = await handler(request, ...rest)
    if (request.method === "POST" && new URL(request.url).pathname === "/api/orders") onOutcome(await outcomeOf(answer))
    return answer
  }
  return counted as H
}
