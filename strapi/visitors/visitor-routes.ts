import { Hono } from "hono"
import { z } from "zod"
import { tooManyTries } from "#api/errors.ts"
import { addressBlock } from "#core/address-block.ts"
import { hasVisitCookie, visitCookie } from "#core/analytics/visit-cookie.ts"
import { rateLimits } from "#core/rate-limits.ts"
import { requestCounter } from "#core/request-counter.ts"
import type { StrapiCall } from "../client/strapi-client.ts"

const counted = z.object({ data: z.object({ uniqueVisitorsCount: z.coerce.number().catch(0) }) })

/** Milliseconds: a process that stops waits for its two calls. */
const callTimeout = 3000

/** Networks that are counted. */
const maxNetworks = 10_000

/** Counts visitors by network in this process, by the limits of our own API: Strapi has none.
 *  @returns counts one; seconds until the next is taken where it is too many, else null */
function visitorLimit() {
  const counter = requestCounter(maxNetworks)
  return (address: string | undefined, now: Date): number | null => {
    const network = addressBlock(address ?? "")
    for (const limit of rateLimits["unique-visitors"]) {
      if (limit.by === (network === null ? "network" : "shop")) continue
      const left = counter.count(limit.by === "process" ? limit.by : `${limit.by} ${network}`, limit, now)
      if (left !== null) return left
    }
    return null
  }
}

/** The token may not do it: asking again would change nothing. */
class NotAllowed extends Error {}

function checkAnswer(status: number, what: string): void {
  if (status === 200) return
  const message = `Strapi answered ${status} for ${what}`
  // Settings that were never filled in (404) may be.
  throw status === 401 || status === 403 ? new NotAllowed(message) : new Error(message)
}

type VisitorRoutes = {
  routes: Hono
  /** Stores the count of those who wait, when the process stops; never throws. */
  flush: () => Promise<void>
}

type Options = {
  call: StrapiCall
  onError: (problem: unknown) => void
  /** Milliseconds between two updates of the count in Strapi. */
  interval?: number
}

/** `POST /unique-visitors`: counts visitors here and adds them up in Strapi's settings, once a minute at most and so only
 *  about right: two storefronts that add at the same moment count one of them. Without the permission that is said once; while
 *  Strapi is away the visitors wait. */
export function visitorRoutes({ call, onError, interval = 60_000 }: Options): VisitorRoutes {
  let waiting = 0
  let isScheduled = false
  let isRejected = false

  const add = async () => {
    isScheduled = false
    const units = waiting
    const { status, body } = await call("GET", "/api/app-setting", { timeout: callTimeout })
    checkAnswer(status, "the count of visitors")
    const before = counted.parse(body).data.uniqueVisitorsCount
    const data = { uniqueVisitorsCount: before + units }
    const put = await call("PUT", "/api/app-setting", { body: { data }, timeout: callTimeout })
    checkAnswer(put.status, "storing the count of visitors")
    waiting -= units
  }

  const failed = (error: unknown) => {
    onError(error)
    isRejected = error instanceof NotAllowed
  }

  const flush = async () => {
    if (waiting > 0 && !isRejected) await add().catch(failed)
  }

  const count = visitorLimit()
  const routes = new Hono().post("/unique-visitors", (c) => {
    c.header("cache-control", "no-store")
    if (hasVisitCookie(c.req.header("cookie"), false)) return c.json({ data: null, meta: {} })
    const left = count(c.req.header("x-client-address"), new Date())
    if (left !== null) return tooManyTries(left).response()
    waiting += 1
    if (!isScheduled && !isRejected) {
      isScheduled = true
      setTimeout(() => add().catch(failed), interval).unref()
    }
    c.header("set-cookie", visitCookie(false))
    return c.json({ data: null, meta: {} }, 201)
  })
  return { routes, flush }
}
