import { requestId } from "../../request/visit.server.ts"

type Tell = (problem: unknown, requestId?: string) => void

let tell: Tell = () => {}

/** Sets the receiver of errors that a shopper sees as a sentence and the server logs. */
export function reportErrorsTo(onError: Tell): void {
  tell = onError
}

/** Answers that were made for an error which is reported. */
const answers = new WeakSet<object>()

/** Reports an error of a loader, an action or rendering. */
export function report(problem: unknown): void {
  if (typeof problem === "object" && problem !== null && answers.has(problem)) return
  tell(problem, requestId())
}

/** Reports an error, and makes the answer to throw for it one that is not reported again.
 *  @returns the answer */
export function reportAs<T extends object>(problem: unknown, answer: T): T {
  report(problem)
  answers.add(answer)
  return answer
}
