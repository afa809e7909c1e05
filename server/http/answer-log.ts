import type { Logger } from "pino"
import type { AnsweredRequest, Part } from "../process/metrics.ts"

/** Answers to who may not do what was tried: in the log even where ordinary requests are not. */
const attempts = new Set([401, 403, 413])

type Answer = {
  requestId: string
  part: Part
  method: string
  status: number
  /** When the request arrived, by `performance.now()`. */
  began: number
  /** The pattern of the address; only called when it is needed. */
  route: () => string
}

/** Writes an answer to the log and the metrics, where they want it. */
export type LogAnswer = (answer: Answer) => void

/** @param answered called for every answer, if given */
export function createAnswerLog(log: Logger, answered?: (request: AnsweredRequest) => void): LogAnswer {
  const logsRequests = log.isLevelEnabled("info")
  return ({ requestId, part, method, status, began, route: findRoute }) => {
    const isAttempt = attempts.has(status)
    if (!answered && !logsRequests && !isAttempt) return
    const milliseconds = performance.now() - began
    const route = findRoute()
    answered?.({ part, method, route, status, seconds: milliseconds / 1000 })
    const line = { requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10 }
    if (isAttempt) log.warn(line, "refused")
    else if (logsRequests) log.info(line, "answered")
  }
}
