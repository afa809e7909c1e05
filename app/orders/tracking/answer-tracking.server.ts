import { data } from "react-router"
import { cutText } from "#core/cut-text.ts"
import { checkAnswer, isParcelAnswer } from "#core/delivery/parcel-answer.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { OrderKey, TrackingAnswer } from "../../api-client/tracking.server.ts"
import { report } from "../../api-client/transport/report.server.ts"
import { formText } from "../../forms/person-form-values.ts"
import type { FormRequest } from "../../page/page-request.server.ts"
import { sessionIn } from "../../request/session-cookie.server.ts"
import { clientOf } from "../../request/visit.server.ts"
import { type TrackedPage, trackedPage } from "./tracking-page.server.ts"

/** Reply of the tracking page: an order, or the error, with the typed values. */
export type TrackingReply = {
  typed: { number: string; mobile: string }
  page: TrackedPage | null
  alert:
    | "missing"
    | "unknown"
    | "tooMany"
    | "tooLate"
    | "answerTooLate"
    | "answerMissing"
    | "signInFirst"
    | "otherAccount"
    | "failed"
    | null
  /** The answer to a failed delivery that was not taken, as it was given. */
  given?: { answer: string; day: string; phone: string }
  /** Action that was done on the shown order. */
  said: "cancelled" | "claimed" | "answered" | null
}

/** The token of the page's address; "" where there is none. */
const tokenIn = ({ searchParams }: URL): string => searchParams.get("order") ?? ""

const statusOf = {
  missing: 422,
  unknown: 404,
  tooMany: 429,
  tooLate: 409,
  answerTooLate: 409,
  answerMissing: 422,
  signInFirst: 401,
  otherAccount: 409,
  failed: 503,
} as const

/** Answers the forms of the tracking page: shows an order, or by its private link cancels one that is new, puts it into an account, or
 *  takes what the shopper wants after a failed delivery. */
export async function answerTracking(tracking: FormRequest) {
  const { form, url, locale, content, visit } = tracking
  if (form.get("intent") === "claim") return answerClaim(tracking)
  if (form.get("intent") === "answer") return answerParcel(tracking)
  const token = tokenIn(url)
  const typed = { number: cutText(formText(form, "number"), 40), mobile: cutText(formText(form, "mobile"), 40) }
  const cancels = token !== "" && form.get("intent") === "cancel"
  const reject = (alert: NonNullable<TrackingReply["alert"]>, page: TrackedPage | null = null) =>
    data<TrackingReply>({ typed, page, alert, said: null }, { status: statusOf[alert] })
  if (!token && (typed.number === "" || typed.mobile === "")) return reject("missing")
  const client = clientOf(visit)
  const key: OrderKey = token ? { token } : { ...typed, client }
  try {
    const answer = cancels ? await content.cancelOrder({ token }) : await shown(content, key)
    if ("order" in answer) {
      const page = await trackedPage(content, answer.order, locale)
      return data<TrackingReply>({ typed, page, alert: null, said: cancels ? "cancelled" : null })
    }
    if (answer.problem !== "tooLate") return reject(answer.problem)
    const now = await shown(content, key)
    return reject("tooLate", "order" in now ? await trackedPage(content, now.order, locale) : null)
  } catch (error) {
    report(error)
    return reject("failed")
  }
}

/** Puts the order of a private link into the account of who is signed in. Number and mobile are no proof here. */
async function answerClaim({ request, url, locale, content }: FormRequest) {
  const [token, session] = [tokenIn(url), sessionIn(request)]
  const typed = { number: "", mobile: "" }
  const reject = (alert: NonNullable<TrackingReply["alert"]>, page: TrackedPage | null = null) =>
    data<TrackingReply>({ typed, page, alert, said: null }, { status: statusOf[alert] })
  try {
    const order = token ? await content.orderByToken(token) : undefined
    if (!order) return reject("unknown")
    const page = await trackedPage(content, order, locale)
    if (!session) return reject("signInFirst", page)
    const answer = await content.account("POST /api/shopper/orders/claim", {
      session,
      data: { token },
    })
    if (!("problem" in answer)) return data<TrackingReply>({ typed, page, alert: null, said: "claimed" })
    const { problem } = answer
    return reject(problem === "signInFirst" || problem === "otherAccount" ? problem : "failed", page)
  } catch (error) {
    report(error)
    return reject("failed")
  }
}

/** Tells the shop what the shopper wants after a failed delivery, by the private link alone. */
async function answerParcel({ form, url, locale, content }: FormRequest) {
  const token = tokenIn(url)
  const typed = { number: "", mobile: "" }
  const answer = formText(form, "answer")
  const given = { answer, day: formText(form, "day"), phone: cutText(formText(form, "phone"), 40) }
  const reject = async (alert: NonNullable<TrackingReply["alert"]>) => {
    const order = token && alert !== "unknown" ? await content.orderByToken(token) : undefined
    const page = order ? await trackedPage(content, order, locale) : null
    return data<TrackingReply>({ typed, page, alert, given, said: null }, { status: statusOf[alert] })
  }
  try {
    if (!token) return await reject("unknown")
    if (!isParcelAnswer(given.answer)) return await reject("answerMissing")
    const checked = checkAnswer({ ...given, answer: given.answer }, new Date())
    if (!checked) return await reject("answerMissing")
    const { day, phone } = checked
    const told = await content.answerParcel({
      token,
      answer: checked.answer,
      ...(day !== null && { day }),
      ...(phone !== null && { phone }),
    })
    if ("problem" in told) return await reject(told.problem === "tooLate" ? "answerTooLate" : told.problem)
    const page = await trackedPage(content, told.order, locale)
    return data<TrackingReply>({ typed, page, alert: null, said: "answered" })
  } catch (error) {
    report(error)
    return data<TrackingReply>({ typed, page: null, alert: "failed", given, said: null }, { status: statusOf.failed })
  }
}

async function shown(content: Content, key: OrderKey): Promise<TrackingAnswer> {
  if (!("token" in key)) return content.trackOrder(key)
  const order = await content.orderByToken(key.token)
  return order ? { order } : { problem: "unknown" }
}
