import { data } from "react-router"
import { AccountField, AccountForm } from "../customers/account/account-form.tsx"
import { AccountPage } from "../customers/account/account-page.tsx"
import {
  type AccountReply,
  accountHeaders,
  emptyIn,
  requestAccount,
  statusByAlert,
  toShopperClient,
} from "../customers/account/request-account.server.ts"
import { formText } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { redirectTo } from "../request/redirect.server.ts"
import { sessionCookie, sessionIn } from "../request/session-cookie.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/login"
import "../customers/account/account.css"
import * as account from "../customers/account/account.module.css"
import { pagePath } from "../i18n/addresses.ts"
import * as buttons from "../styles/buttons.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/login",
  hidden: true,
  title: t("account.login"),
  description: t("account.description"),
}))

export const headers = () => accountHeaders

export const loader = (args: Route.LoaderArgs) => pageRequest(args).place

export async function action(args: Route.ActionArgs) {
  const { request, url, form, locale, content, visit } = formRequest(args)
  const login = formText(form, "login")
  const password = String(form.get("password") ?? "")
  const reject = (alert: NonNullable<AccountReply["alert"]>, more: Pick<AccountReply, "empty"> = {}) =>
    data<AccountReply>({ typed: { login }, alert, said: null, ...more }, { status: statusByAlert[alert] })
  const empty = emptyIn({ login, password })
  if (empty.length > 0) return reject("missing", { empty })
  const client = toShopperClient(request, visit)
  const answer = await requestAccount(content, "POST /api/shopper/sign-in", {
    session: sessionIn(request),
    data: { login, password, client },
  })
  if ("problem" in answer) return reject(answer.problem)
  const cookie = sessionCookie(answer.data.session, url)
  return redirectTo(pagePath(locale, "/profile"), { status: 303, cookie })
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const reply = actionData ?? null
  return (
    <AccountPage path="/login" title="account.login">
      <p className="muted">{t("account.optional")}</p>
      <AccountForm reply={reply} send={t("account.login")}>
        <AccountField
          name="login"
          label={t("account.loginField")}
          value={reply?.typed.login ?? ""}
          autoComplete="username"
          dir="ltr"
        />
        <AccountField name="password" label={t("account.password")} type="password" autoComplete="current-password" />
      </AccountForm>
      <p className={account.accountWays}>
        <Link className={buttons.link} to={to("/forgot")}>
          {t("account.forgot")}
        </Link>
        <Link className={buttons.link} to={to("/register")}>
          {t("account.register")}
        </Link>
        <Link className={buttons.link} to={to("/order")}>
          {t("tracking.title")}
        </Link>
      </p>
    </AccountPage>
  )
}
