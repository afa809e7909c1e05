import { data } from "react-router"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { answerProfile } from "../customers/account/answer-profile.server.ts"
import { findEditedAddress } from "../customers/account/edited-address.server.ts"
import { OwnAddresses } from "../customers/account/own-addresses.tsx"
import { profilePage } from "../customers/account/profile-page.server.ts"
import { OwnAccess, OwnData, OwnDetails, OwnOrders } from "../customers/account/profile-parts.tsx"
import { accountHeaders, requestAccount } from "../customers/account/request-account.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { pageWilayas } from "../orders/order-form/delivery/places.server.ts"
import { formRequest, pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import { redirectTo } from "../request/redirect.server.ts"
import { sessionCookie, sessionIn } from "../request/session-cookie.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Form } from "../ui/link.tsx"
import type { Route } from "./+types/profile"
import "../customers/account/account.css"
import "../orders/tracking/tracking.css"
import * as account from "../customers/account/account.module.css"
import { pagePath } from "../i18n/addresses.ts"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((_data, { t }) => ({
  path: "/profile",
  hidden: true,
  title: t("account.profile"),
  description: t("account.description"),
}))

export const headers = () => accountHeaders

/** Shows who is signed in; everybody else is led to the login. A session that is used lasts longer, and so does its cookie. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const session = sessionIn(request)
  const toLogin = (cookie?: string) => redirectTo(pagePath(locale, "/login"), { status: 302, cookie })
  if (!session) throw toLogin()
  const answer = await requestAccount(content, "GET /api/shopper/me", { session })
  if ("problem" in answer) {
    if (answer.problem === "signInFirst") throw toLogin(sessionCookie("", url))
    throw data("The content API is away", { status: 503 })
  }
  const settings = await settingsOrDefaults(content, locale)
  const [page, wilayas, edited] = await Promise.all([
    profilePage(content, answer.data, locale),
    pageWilayas(content, locale),
    findEditedAddress(content, url.searchParams.get("address"), answer.data.addresses, settings),
  ])
  return data({ ...place, page, wilayas, edited }, { headers: { "set-cookie": sessionCookie(session, url) } })
}

export const action = (args: Route.ActionArgs) => answerProfile(formRequest(args))

export default function Profile({ loaderData: { page, wilayas, edited }, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const reply = actionData ?? null
  const { person, login } = page
  return (
    <div className="wrap above-foot" data-signed-in="">
      <Crumbs steps={[{ path: "/profile", label: t("account.profile") }]} />
      <div className={`${listing.pageHead} ${account.accountHead}`}>
        <div>
          <h1>{t("account.profile")}</h1>
          <p>
            <bdi>{`${person.firstname} ${person.lastname}`}</bdi> · <bdi dir="ltr">{login}</bdi>
          </p>
        </div>
        <Form method="post">
          <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`} name="intent" value="sign-out">
            {t("account.signOut")}
          </button>
        </Form>
      </div>
      <div className={account.accountParts}>
        <OwnOrders page={page} />
        <OwnDetails page={page} reply={reply} />
        <OwnAddresses
          addresses={page.addresses}
          wilayas={wilayas}
          reply={reply}
          edited={reply?.editing ?? (reply?.intent === "address" ? null : edited)}
        />
        <OwnAccess page={page} reply={reply} />
        <OwnData reply={reply} />
      </div>
    </div>
  )
}
