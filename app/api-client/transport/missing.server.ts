import { data } from "react-router"
import { report } from "./report.server.ts"

/** Thrown when the API has nothing of what a lookup must find. An error page shows its message, as it is an answer. */
export type MissingContent = ReturnType<typeof data<string>>

const thrown = new WeakSet<object>()

/** Creates the error of a lookup that found nothing (specification, section 5), and reports it to the merchant.
 *  @param message such as 'Categories not found' */
export function missingContent(message: string): MissingContent {
  report(new Error(message))
  const error = data(message, { status: 500 })
  thrown.add(error)
  return error
}

export const isMissingContent = (error: unknown): error is MissingContent =>
  typeof error === "object" && error !== null && thrown.has(error)

/** Turns the error of a lookup that found nothing into a value; other errors stay thrown. */
export function rethrowUnlessMissing(error: unknown): MissingContent {
  if (isMissingContent(error)) return error
  throw error
}
