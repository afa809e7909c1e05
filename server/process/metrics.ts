import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"

/** Which part of the process answered a request. */
export type Part = "files" | "media" | "api" | "console" | "plugins" | "pages" | "health" | "refused"

export type AnsweredRequest = { part: Part; method: string; route: string; status: number; seconds: number }

/** Metrics of a process. No label holds an address, a token or anything that a visitor typed. */
export type Metrics = {
  request: (answered: AnsweredRequest) => void
  /** @param hit the page came from memory */
  page: (hit: boolean) => void
  /** @param outcome `placed`, `replayed`, or why an order was rejected */
  order: (outcome: string) => void
  /** Everything in Prometheus' text format. */
  text: () => Promise<string>
  contentType: string
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counters of one process, its memory, processor and event loop among them. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: "hanout_http_request_duration_seconds",
    help: "Time until the headers of an answer were ready, by part, method, route pattern and status",
    labelNames: ["part", "method", "route", "status"] as const,
    buckets: seconds,
    registers,
  })
  const pages = new Counter({
    name: "hanout_page_cache_total",
    help: "Public pages answered from memory (hit) or rendered (miss)",
    labelNames: ["result"] as const,
    registers,
  })
  const orders = new Counter({
    name: "hanout_orders_total",
    help: "Orders by what became of them: placed, replayed, or the reason of the refusal",
    labelNames: ["outcome"] as const,
    registers,
  })
  return {
    request: ({ part, method, route, status, seconds: time }) =>
      durations.observe({ part, method: methods.has(method) ? method : "other", route, status }, time),
    page: (hit) => pages.inc({ result: hit ? "hit" : "miss" }),
    order: (outcome) => orders.inc({ outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
