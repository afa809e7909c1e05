import pino, { type DestinationStream, type Logger } from "pino"
import { withoutSecrets } from "./secrets.ts"

export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug"] as const
export type LogLevel = (typeof logLevels)[number]

const phone = /(?:(?:\+|00)213[ .-]?|0)[5-7](?:[ .-]?\d){8}/g
const orderToken = /(\/orders\/|order=)[\w-]{16,}/g
const query = /(https?:\/\/[^\s?"']+)\?[^\s"')]*/g

/** A text without the shop's secrets and personal data: query strings, tokens of orders, phone numbers. */
export const withoutPersonalData = (text: string) =>
  withoutSecrets(text).replace(query, "$1?…").replace(orderToken, "$1…").replace(phone, "…")

/** An error for the log: what kind, what it says, where. Other fields are left out: databases and clients put rows and
 *  bodies into them. */
export function errorForLog(problem: unknown, depth = 0): unknown {
  if (!(problem instanceof Error)) return { type: typeof problem, message: "not an error" }
  const { name, message, stack, cause } = problem
  const code = "code" in problem && typeof problem.code === "string" ? problem.code : undefined
  return {
    type: name,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(stack ?? ""),
    ...(code && { code }),
    ...(cause !== undefined && depth < 3 && { cause: errorForLog(cause, depth + 1) }),
  }
}

/** The log: one JSON object a line on standard error.
 *  @param to where lines go instead */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, serializers: { err: (problem: unknown) => errorForLog(problem) } }, to)
}
