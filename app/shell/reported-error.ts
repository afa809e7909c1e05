import { isRouteErrorResponse } from "react-router"

/** Whether the merchant must know of an error of a page. An answer such as "this address takes no form" is none: it says
 *  what the client did. */
export function isReported(problem: unknown, request: Request): boolean {
  return !request.signal.aborted && !(isRouteErrorResponse(problem) && problem.status < 500)
}
