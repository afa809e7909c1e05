export type Readiness = "ready" | "database" | "migrations" | "api" | "slow"

/** Whether a process can do its work; `missing` names what an operator has to give it. */
export type ReadyState = Readiness | { reason: Exclude<Readiness, "ready">; missing: string[] }

const defaultTimeout = 2_000

/** Asks whether the process can do its work, and waits for the answer no longer than two seconds. All who ask at the
 *  same time share one question, so asking often costs the database nothing.
 *  @param ask throws when the answer is no
 *  @param problem what a throw means */
export function readiness(
  ask: () => Promise<ReadyState>,
  problem: Readiness,
  timeout = defaultTimeout,
): () => Promise<ReadyState> {
  let asking: Promise<ReadyState> | undefined
  return async () => {
    asking ??= ask()
      .catch(() => problem)
      .finally(() => {
        asking = undefined
      })
    const { promise: slow, resolve } = Promise.withResolvers<ReadyState>()
    const timer = setTimeout(() => resolve("slow"), timeout)
    return Promise.race([asking, slow]).finally(() => clearTimeout(timer))
  }
}

/** `/healthz`: the process is alive. */
export const alive = () => Response.json({ status: "alive" }, { headers: { "cache-control": "no-store" } })

/** `/readyz`: 200, or 503 with the reason in one word and what is missing. */
export async function readyAnswer(state: ReadyState): Promise<Response> {
  const why = typeof state === "string" ? { reason: state } : state
  const body = state === "ready" ? { status: "ready" } : { status: "unavailable", ...why }
  return Response.json(body, { status: state === "ready" ? 200 : 503, headers: { "cache-control": "no-store" } })
}
