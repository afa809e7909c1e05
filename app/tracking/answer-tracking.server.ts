import { data } from "react-router"
import type { Locale } from "#core/locale.ts"
import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import type { OrderKey, TrackingAnswer } from "../content/tracking.server.ts"
import { textOf } from "../order-form/typed-person.ts"
import type { Visit } from "../shell/visit.server.ts"
import { type TrackedPage, trackedPage } from "./tracking-page.server.ts"

/** What the tracking page answers: an order, or what is wrong, with what was typed. */
export type TrackingReply = {
  typed: { number: string; mobile: string }
  page: TrackedPage | null
  alert: "missing" | "unknown" | "tooMany" | "tooLate" | "failed" | null
  /** Said of the order that is shown. */
  cancelled: boolean
}

type Asked = {
  form: FormData
  /** The token of the page's address; "" where there is none. */
  token: string
  locale: Locale
  content: Content
  visit: Pick<Visit, "client">
}

const statusOf = { missing: 422, unknown: 404, tooMany: 429, tooLate: 409, failed: 503 } as const

/** Answers the forms of the tracking page: shows an order, or cancels one that is new. */
export async function answerTracking({ form, token, locale, content, visit }: Asked) {
  const typed = { number: textOf(form, "number").slice(0, 40), mobile: textOf(form, "mobile").slice(0, 40) }
  const cancels = form.get("intent") === "cancel"
  const refuse = (alert: NonNullable<TrackingReply["alert"]>, page: TrackedPage | null = null) =>
    data<TrackingReply>({ typed, page, alert, cancelled: false }, { status: statusOf[alert] })
  if (!token && (typed.number === "" || typed.mobile === "")) return refuse("missing")
  const client = visit.client && visit.client.length <= 64 ? { address: visit.client } : {}
  const key: OrderKey = token ? { token } : { ...typed, client }
  try {
    const answer = cancels ? await content.cancelOrder(key) : await shown(content, key)
    if ("order" in answer) {
      const page = await trackedPage(content, answer.order, locale)
      return data<TrackingReply>({ typed, page, alert: null, cancelled: cancels })
    }
    if (answer.problem !== "tooLate") return refuse(answer.problem)
    const now = await shown(content, key)
    return refuse("tooLate", "order" in now ? await trackedPage(content, now.order, locale) : null)
  } catch (problem) {
    report(problem)
    return refuse("failed")
  }
}

async function shown(content: Content, key: OrderKey): Promise<TrackingAnswer> {
  if (!("token" in key)) return content.trackOrder(key)
  const order = await content.orderByToken(key.token)
  return order ? { order } : { problem: "unknown" }
}
