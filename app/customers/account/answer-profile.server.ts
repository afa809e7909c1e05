import { data } from "react-router"
import { isLocale, type Locale } from "#core/i18n/locale.ts"
import type { AccountEndpoint } from "../../api-client/transport/api-endpoints.server.ts"
import { formText } from "../../forms/person-form-values.ts"
import { pagePath } from "../../i18n/addresses.ts"
import type { FormRequest } from "../../page/page-request.server.ts"
import { redirectTo } from "../../request/redirect.server.ts"
import { sessionCookie, sessionIn } from "../../request/session-cookie.server.ts"
import { type EditedAddress, readAddressForm } from "./edited-address.server.ts"
import {
  type AccountReply,
  requestAccount,
  statusByAlert,
  tooLongIn,
  toShopperClient,
} from "./request-account.server.ts"

/** The forms of the profile. */
const intents = ["details", "address", "usual", "remove", "communes", "password", "end", "sign-out", "delete"] as const
export type ProfileIntent = (typeof intents)[number]

export type ProfileReply = AccountReply & {
  intent: ProfileIntent
  /** The address that is not stored yet, as it was filled in. */
  editing?: EditedAddress
}

/** Answers the forms of the profile. Who is not signed in any more is led to the login. */
export async function answerProfile({ request, form, url, locale, content, visit }: FormRequest) {
  const session = sessionIn(request)
  const intent = intents.find((name) => name === form.get("intent")) ?? "details"
  const leave = ({ clearsCache }: { clearsCache: boolean }) =>
    redirectTo(pagePath(locale, "/login"), { status: 303, cookie: sessionCookie("", url), clearsCache })
  if (!session) return leave({ clearsCache: false })
  // Without scripts the communes of another wilaya come with the page.
  if (intent === "communes") {
    const editing = await readAddressForm(content, form)
    return data<ProfileReply>({ typed: {}, alert: null, said: null, intent: "address", editing })
  }
  const typed = Object.fromEntries((typedIn[intent] ?? []).map((name) => [name, formText(form, name)]))
  const tooLong = tooLongIn(typed)
  if (tooLong.length > 0) {
    const editing = intent === "address" ? { editing: await readAddressForm(content, form) } : {}
    const alert = "textTooLong"
    return data<ProfileReply>(
      { typed, alert, tooLong, said: null, intent, ...editing },
      { status: statusByAlert[alert] },
    )
  }
  const { endpoint, sent } = requestOf(intent, form, { locale, client: toShopperClient(request, visit) })
  const answer = await requestAccount(content, endpoint, { session, data: sent })
  if ("problem" in answer && answer.problem === "signInFirst") return leave({ clearsCache: true })
  if ("problem" in answer) {
    const rejected = answer.problem === "login" ? rejections[intent] : undefined
    const alert = rejected ?? answer.problem
    const editing = intent === "address" ? { editing: await readAddressForm(content, form) } : {}
    return data<ProfileReply>({ typed, alert, said: null, intent, ...editing }, { status: statusByAlert[alert] })
  }
  if (intent === "sign-out" || intent === "delete") return leave({ clearsCache: true })
  return data<ProfileReply>({ typed: {}, alert: null, said: done[intent], intent })
}

/** The texts of a form that stand in it again when something is wrong with them. */
const typedIn: Partial<Record<ProfileIntent, readonly string[]>> = {
  details: ["firstname", "lastname", "mobile"],
  address: ["address"],
}

const done = {
  details: "saved",
  address: "saved",
  usual: "saved",
  remove: "removed",
  password: "passwordChanged",
  end: "sessionsEnded",
} as const

/** Errors of forms that the API rejects. */
const rejections: Partial<Record<ProfileIntent, "missing" | "place">> = { details: "missing", address: "place" }

type Known = { locale: Locale; client: ReturnType<typeof toShopperClient> }

function requestOf(
  intent: Exclude<ProfileIntent, "communes">,
  form: FormData,
  { locale, client }: Known,
): { endpoint: AccountEndpoint; sent: object } {
  const text = (name: string) => formText(form, name)
  const secret = (name: string) => String(form.get(name) ?? "")
  switch (intent) {
    case "details": {
      const chosen = text("locale")
      const names = ["firstname", "lastname", "mobile"]
      const sent = Object.fromEntries(names.map((name) => [name, text(name)]))
      return { endpoint: "POST /api/shopper/me", sent: { ...sent, locale: isLocale(chosen) ? chosen : locale } }
    }
    case "address": {
      const given = Object.fromEntries(["wilaya", "commune", "address"].map((name) => [name, text(name)]))
      const id = text("id")
      return {
        endpoint: "POST /api/shopper/addresses",
        sent: { ...given, ...(id && { id }), usual: form.has("usual") },
      }
    }
    case "usual":
      return { endpoint: "POST /api/shopper/addresses/usual", sent: { id: text("id") } }
    case "remove":
      return { endpoint: "POST /api/shopper/addresses/remove", sent: { id: text("id") } }
    case "password":
      return {
        endpoint: "POST /api/shopper/password",
        sent: { current: secret("current"), next: secret("next"), client },
      }
    case "end":
      return { endpoint: "POST /api/shopper/sessions/end", sent: { which: text("which") || "others" } }
    case "sign-out":
      return { endpoint: "POST /api/shopper/sign-out", sent: {} }
    case "delete":
      return { endpoint: "POST /api/shopper/delete", sent: { password: secret("password"), client } }
  }
}
