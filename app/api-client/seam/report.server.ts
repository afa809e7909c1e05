import { requestId } from "../../shell/visit.server.ts"

type Tell = (problem: unknown, requestId?: string) => void

let tell: Tell = () => {}

/** Where errors go that a shopper gets a sentence for and the merchant must know of. */
export function reportErrorsTo(onError: Tell): void {
  tell = onError
}

/** Reports an error of a loader, an action or rendering. */
export function report(problem: unknown): void {
  tell(problem, requestId())
}
