import { data } from "react-router"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { AccountAlert, AccountField, AccountForm } from "../customers/account/account-form.tsx"
import { AccountPage } from "../customers/account/account-page.tsx"
import { checkFormTime } from "../customers/account/check-form-time.server.ts"
import {
  type AccountReply,
  accountHeaders,
  requestAccount,
  statusByAlert,
  toShopperClient,
} from "../customers/account/request-account.server.ts"
import { FormTimeField } from "../forms/form-time-field.tsx"
import { formText } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { PhoneSentence } from "../orders/order-form/phone-sentence.tsx"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Link } from "../ui/link.tsx"
import type { Route } from "./+types/forgot"
import "../customers/account/account.css"
import * as account from "../customers/account/account.module.css"
import * as buttons from "../styles/buttons.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/forgot",
  hidden: true,
  title: t("account.forgotTitle"),
  description: t("account.description"),
}))

export const headers = () => accountHeaders

export const loader = (args: Route.LoaderArgs) => ({
  ...pageRequest(args).place,
  renews: args.url.searchParams.has("token"),
})

/** Sends a link, or takes the new password where the address is that of one. */
export async function action(args: Route.ActionArgs) {
  const { request, url, form, locale, content, visit, formTimes } = formRequest(args)
  const token = url.searchParams.get("token")
  const email = formText(form, "email")
  const password = String(form.get("password") ?? "")
  const { isSuspicious, formTime } = checkFormTime(form, formTimes)
  const answerWith = (alert: AccountReply["alert"], said: AccountReply["said"]) =>
    data<AccountReply>({ typed: { email }, alert, said, formTime }, { status: alert ? statusByAlert[alert] : 200 })
  if (token ? !password : !isEmailAddress(email)) return answerWith(token ? "tooShort" : "email", null)
  if (isSuspicious && !token) return answerWith("again", null)
  const client = toShopperClient(request, visit)
  const accountRequest = token ? { token, password, client } : { email, locale, client }
  const endpoint = token ? "POST /api/shopper/new-password" : "POST /api/shopper/forgot"
  const answer = await requestAccount(content, endpoint, { data: accountRequest })
  if ("problem" in answer) return answerWith(token && answer.problem === "login" ? "link" : answer.problem, null)
  return answerWith(null, token ? "passwordChanged" : "mailSent")
}

export default function Forgot({ loaderData: { renews }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const reply = actionData ?? null
  return (
    <AccountPage path="/forgot" title="account.forgotTitle">
      {reply?.said ? (
        <AccountAlert reply={reply} />
      ) : renews ? (
        <AccountForm reply={reply} send={t("account.save")}>
          <AccountField
            name="password"
            label={t("account.newPassword")}
            type="password"
            autoComplete="new-password"
            hint={t("account.passwordHint")}
          />
          {reply?.alert === "link" && (
            <Link className={buttons.link} to={to("/forgot")}>
              {t("account.forgotAgain")}
            </Link>
          )}
        </AccountForm>
      ) : (
        <AccountForm reply={reply} send={t("account.forgotGo")}>
          <FormTimeField answered={reply?.formTime} />
          <AccountField
            name="email"
            label={t("account.email")}
            value={reply?.typed.email ?? ""}
            type="email"
            autoComplete="email"
            dir="ltr"
          />
        </AccountForm>
      )}
      <p className="small muted">
        <PhoneSentence message="account.forgotHelp" withoutPhone="account.forgotHelpNoPhone" />
      </p>
      <p className={account.accountWays}>
        <Link className={buttons.link} to={to("/login")}>
          {t("account.login")}
        </Link>
      </p>
    </AccountPage>
  )
}
