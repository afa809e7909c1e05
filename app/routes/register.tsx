import { data } from "react-router"
import { shopperLimits } from "#core/customers/shopper.ts"
import { AccountAlert, AccountField, AccountForm } from "../customers/account/account-form.tsx"
import { AccountPage } from "../customers/account/account-page.tsx"
import { checkFormTime } from "../customers/account/check-form-time.server.ts"
import {
  type AccountReply,
  accountHeaders,
  emptyIn,
  requestAccount,
  statusByAlert,
  tooLongIn,
  toShopperClient,
} from "../customers/account/request-account.server.ts"
import { FormTimeField } from "../forms/form-time-field.tsx"
import { formText } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { redirectTo } from "../request/redirect.server.ts"
import { sessionCookie, sessionIn } from "../request/session-cookie.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/register"
import "../customers/account/account.css"
import * as accountCss from "../customers/account/account.module.css"
import { pagePath } from "../i18n/addresses.ts"
import * as buttons from "../styles/buttons.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/register",
  hidden: true,
  title: t("account.register"),
  description: t("account.description"),
}))

export const headers = () => accountHeaders

export const loader = (args: Route.LoaderArgs) => ({
  ...pageRequest(args).place,
  confirms: args.url.searchParams.has("token"),
})

/** Asks for an account, or makes it where the address is that of a mail's link. */
export async function action(args: Route.ActionArgs) {
  const { request, url, form, locale, content, visit, formTimes } = formRequest(args)
  const token = url.searchParams.get("token")
  const typed = {
    login: formText(form, "login"),
    firstname: formText(form, "firstname"),
    lastname: formText(form, "lastname"),
  }
  const password = String(form.get("password") ?? "")
  const { isSuspicious, formTime } = checkFormTime(form, formTimes)
  const reject = (alert: NonNullable<AccountReply["alert"]>, more: Pick<AccountReply, "empty" | "tooLong"> = {}) =>
    data<AccountReply>({ typed, alert, said: null, formTime, ...more }, { status: statusByAlert[alert] })
  const empty = emptyIn(token ? { password } : { ...typed, password })
  if (empty.length > 0) return reject("missing", { empty })
  const tooLong = tooLongIn(typed)
  if (tooLong.length > 0) return reject("textTooLong", { tooLong })
  // Only an e-mail address gets a mail.
  if (isSuspicious && !token && typed.login.includes("@")) return reject("again")
  const client = toShopperClient(request, visit)
  const accountRequest = token ? { token, password, client } : { ...typed, password, locale, client }
  const endpoint = token ? "POST /api/shopper/confirm" : "POST /api/shopper/register"
  const answer = await requestAccount(content, endpoint, {
    session: sessionIn(request),
    data: accountRequest,
  })
  if ("problem" in answer) return reject(token && answer.problem === "login" ? "link" : answer.problem)
  const { session } = answer.data
  if (!session) return data<AccountReply>({ typed, alert: null, said: "mailSent" })
  const cookie = sessionCookie(session, url)
  return redirectTo(pagePath(locale, "/profile"), { status: 303, cookie })
}

export default function Register({ loaderData: { confirms }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const reply = actionData ?? null
  const typed = reply?.typed ?? {}
  if (confirms) {
    return (
      <AccountPage path="/register" title="account.confirm">
        <p className="muted">{t("account.confirmText")}</p>
        <AccountForm reply={reply} send={t("account.confirmGo")}>
          <AccountField name="password" label={t("account.password")} type="password" autoComplete="current-password" />
        </AccountForm>
        {reply?.alert === "link" && (
          <Link className={buttons.link} to={to("/register")}>
            {t("account.register")}
          </Link>
        )}
      </AccountPage>
    )
  }
  if (reply?.said) {
    return (
      <AccountPage path="/register" title="account.register">
        <AccountAlert reply={reply} />
      </AccountPage>
    )
  }
  return (
    <AccountPage path="/register" title="account.register">
      <p className="muted">{t("account.optional")}</p>
      <AccountForm reply={reply} send={t("account.registerGo")}>
        <FormTimeField answered={reply?.formTime} />
        <AccountField
          name="firstname"
          label={t("orderForm.firstname")}
          value={typed.firstname ?? ""}
          autoComplete="given-name"
          limit={shopperLimits.firstname}
        />
        <AccountField
          name="lastname"
          label={t("orderForm.lastname")}
          value={typed.lastname ?? ""}
          autoComplete="family-name"
          limit={shopperLimits.lastname}
        />
        <AccountField
          name="login"
          label={t("account.loginField")}
          value={typed.login ?? ""}
          autoComplete="username"
          hint={t("account.loginHint")}
          dir="ltr"
        />
        <AccountField
          name="password"
          label={t("account.password")}
          type="password"
          autoComplete="new-password"
          hint={t("account.passwordHint")}
        />
      </AccountForm>
      <p className={accountCss.accountWays}>
        <Link className={buttons.link} to={to("/login")}>
          {t("account.have")}
        </Link>
      </p>
    </AccountPage>
  )
}
