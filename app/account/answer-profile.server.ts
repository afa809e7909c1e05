import { data, redirect } from "react-router"
import { isLocale, type Locale, localizedPath } from "#core/locale.ts"
import type { Content } from "../content/content.server.ts"
import { textOf } from "../order-form/typed-person.ts"
import type { Visit } from "../shell/visit.server.ts"
import { type AccountReply, askAccount, clientOf, statusOf } from "./ask-account.server.ts"
import { type EditedAddress, typedAddress } from "./edited-address.server.ts"
import { sessionCookie, sessionIn } from "./session-cookie.server.ts"

/** The forms of the profile. */
const intents = ["details", "address", "usual", "remove", "communes", "password", "end", "sign-out", "delete"] as const
export type ProfileIntent = (typeof intents)[number]

export type ProfileReply = AccountReply & {
  intent: ProfileIntent
  /** The address that is not stored yet, as it was filled in. */
  editing?: EditedAddress
}

type Asked = { request: Request; url: URL; locale: Locale; content: Content; visit: Pick<Visit, "client"> }

/** Answers the forms of the profile. Who is not signed in any more is led to the login. */
export async function answerProfile({ request, url, locale, content, visit }: Asked) {
  const session = sessionIn(request)
  const form = await request.formData()
  const intent = intents.find((name) => name === form.get("intent")) ?? "details"
  const leave = (path: string) =>
    redirect(localizedPath(locale, path), { status: 303, headers: { "set-cookie": sessionCookie("", url) } })
  if (!session) return leave("/login")
  // Without scripts the communes of another wilaya come with the page.
  if (intent === "communes") {
    const editing = await typedAddress(content, form)
    return data<ProfileReply>({ typed: {}, alert: null, said: null, intent: "address", editing })
  }
  const { path, sent } = requestOf(intent, form, { locale, client: clientOf(request, visit) })
  const answer = await askAccount(content, path, { session, data: sent })
  if ("problem" in answer && answer.problem === "signInFirst") return leave("/login")
  if ("problem" in answer) {
    const refused = answer.problem === "login" ? refusals[intent] : undefined
    const alert = refused ?? answer.problem
    const editing = intent === "address" ? { editing: await typedAddress(content, form) } : {}
    return data<ProfileReply>({ typed: {}, alert, said: null, intent, ...editing }, { status: statusOf[alert] })
  }
  if (intent === "sign-out" || intent === "delete") return leave("/login")
  return data<ProfileReply>({ typed: {}, alert: null, said: done[intent], intent })
}

const done = {
  details: "saved",
  address: "saved",
  usual: "saved",
  remove: "removed",
  password: "passwordChanged",
  end: "sessionsEnded",
} as const

/** What a form lacks that the API does not take. */
const refusals: Partial<Record<ProfileIntent, "missing" | "place">> = { details: "missing", address: "place" }

type Known = { locale: Locale; client: ReturnType<typeof clientOf> }

function requestOf(
  intent: Exclude<ProfileIntent, "communes">,
  form: FormData,
  { locale, client }: Known,
): { path: string; sent: object } {
  const text = (name: string) => textOf(form, name)
  const secret = (name: string) => String(form.get(name) ?? "")
  switch (intent) {
    case "details": {
      const chosen = text("locale")
      const names = ["firstname", "lastname", "mobile"]
      const sent = Object.fromEntries(names.map((name) => [name, text(name)]))
      return { path: "me", sent: { ...sent, locale: isLocale(chosen) ? chosen : locale } }
    }
    case "address": {
      const given = Object.fromEntries(["wilaya", "commune", "address"].map((name) => [name, text(name)]))
      const id = text("id")
      return { path: "addresses", sent: { ...given, ...(id && { id }), usual: form.has("usual") } }
    }
    case "usual":
    case "remove":
      return { path: `addresses/${intent}`, sent: { id: text("id") } }
    case "password":
      return { path: "password", sent: { current: secret("current"), next: secret("next"), client } }
    case "end":
      return { path: "sessions/end", sent: { which: text("which") || "others" } }
    case "sign-out":
      return { path: "sign-out", sent: {} }
    case "delete":
      return { path: "delete", sent: { password: secret("password"), client } }
  }
}
