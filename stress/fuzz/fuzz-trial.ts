import fc from "fast-check"
import { inFull } from "../counts.ts"
import { progress } from "../report.ts"
import { type Answered, opened, type Sent } from "./fuzz-send.ts"
import { wrongWith } from "./fuzz-verdict.ts"

const clients = 8
const batch = 250

/** Where the generated requests begin: the same ones in every `npm test`, others in every full trial, those of an
 *  earlier trial with `FUZZ_SEED`. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? (inFull ? Date.now() % 2 ** 31 : 5))

/** How often each kind of request was answered how: `POST /api/orders` → 201 → 12. */
export type Seen = Map<string, Map<number, number>>

export type Trial = {
  /** What went wrong, with the request and the seed; at most twenty of them. */
  findings: string[]
  seen: Seen
  sent: number
}

const shortened = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text)

/** Sends as many generated requests as told, from several clients at once, and looks at every answer.
 *  @param kinds requests by the name that they are counted under, each sent equally often */
export async function fuzz(
  url: string,
  name: string,
  kinds: Map<string, fc.Arbitrary<Sent>>,
  times: number,
): Promise<Trial> {
  const trial: Trial = { findings: [], seen: new Map(), sent: 0 }
  const { send, close } = opened(url)
  const names = [...kinds.keys()]
  const any = fc.tuple(...kinds.values())

  const look = async (kind: string, request: Sent) => {
    const answer = await send(request).catch((problem: Error): Answered | string => problem.message)
    const wrong = typeof answer === "string" ? answer : wrongWith(request, answer)
    trial.sent += 1
    progress(name, trial.sent, times)
    if (typeof answer !== "string") {
      const statuses = trial.seen.get(kind) ?? new Map<number, number>()
      trial.seen.set(kind, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1))
    }
    if (wrong === undefined || trial.findings.length >= 20) return
    const answered = typeof answer === "string" ? "" : `\n  → ${shortened(answer.body)}`
    trial.findings.push(`FUZZ_SEED=${fuzzSeed} ${wrong}: ${shortened(JSON.stringify(request))}${answered}`)
  }

  const rounds = Math.ceil(times / names.length)
  for (let round = 0; round < rounds; round += batch) {
    const numRuns = Math.min(batch, rounds - round)
    const left = fc.sample(any, { seed: fuzzSeed + round, numRuns }).flatMap((requests) =>
      names.flatMap((kind, index) => {
        const request = requests[index]
        return request ? [{ kind, request }] : []
      }),
    )
    const client = async () => {
      for (let next = left.pop(); next; next = left.pop()) await look(next.kind, next.request)
    }
    await Promise.all(Array.from({ length: clients }, client))
  }
  close()
  return trial
}

/** All statuses of a trial and how often each came, for the report. */
export function listStatuses(seen: Seen): string {
  const sums = new Map<number, number>()
  for (const statuses of seen.values()) {
    for (const [status, times] of statuses) sums.set(status, (sums.get(status) ?? 0) + times)
  }
  return [...sums]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ")
}
