import { shopperLimits } from "#core/customers/shopper.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { Field } from "../../forms/field.tsx"
import { shopMainLocale } from "../../i18n/addresses.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as trackingCss from "../../orders/tracking/tracking.module.css"
import { useShop } from "../../page/page.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as fields from "../../styles/fields.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form, Link } from "../../ui/link.tsx"
import { Price } from "../../ui/price.tsx"
import * as css from "./account.module.css"
import { AccountAlert, AccountField, AccountForm } from "./account-form.tsx"
import type { ProfileIntent, ProfileReply } from "./answer-profile.server.ts"
import type { ProfilePage } from "./profile-page.server.ts"

/** Returns the reply to one of the page's forms. */
export const replyTo = (reply: ProfileReply | null, intent: ProfileIntent) => (reply?.intent === intent ? reply : null)

type PartProps = { page: ProfilePage; reply: ProfileReply | null }

/** The orders of the account, each with its state and the way to its page. */
export function OwnOrders({ page: { orders } }: Pick<PartProps, "page">) {
  const { t, to, locale } = useI18n()
  return (
    <section aria-labelledby="own-orders">
      <h2 id="own-orders">{t("account.orders")}</h2>
      {orders.length === 0 && <p className="muted">{t("account.noOrders")}</p>}
      <ul className={css.accountRows}>
        {orders.map(({ number, token, status, date, total, titles, reviewKey }) => (
          <li key={number}>
            <Link to={to(`/order?order=${token}`)}>
              <b>
                <bdi dir="ltr">{number}</bdi>
              </b>
              <span>{t(`tracking.step.${status === "to-call-again" ? "new" : status}`)}</span>
              <span className="muted">{date}</span>
              <Price amount={total} />
              <span className={css.accountTitles}>
                <bdi>{titles.join(commaOf(locale))}</bdi>
              </span>
            </Link>
            {reviewKey && (
              <Link className={buttons.link} to={to(`/review?key=${reviewKey}`)}>
                {t("review.write")} <bdi className="sr">{number}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Name, phone and place, which prefill order forms, and the language of mails. */
export function OwnDetails({ page, reply }: PartProps) {
  const { t } = useI18n()
  const { person } = page
  const answered = replyTo(reply, "details")
  const typed = answered?.typed ?? {}
  const languages = useShop()?.languages ?? [shopMainLocale()]
  return (
    <section aria-labelledby="own-details">
      <h2 id="own-details">{t("account.details")}</h2>
      <AccountForm reply={answered} send={t("account.save")} intent="details">
        <AccountField
          name="firstname"
          label={t("orderForm.firstname")}
          value={typed.firstname ?? person.firstname}
          autoComplete="given-name"
          limit={shopperLimits.firstname}
        />
        <AccountField
          name="lastname"
          label={t("orderForm.lastname")}
          value={typed.lastname ?? person.lastname}
          autoComplete="family-name"
          limit={shopperLimits.lastname}
        />
        <AccountField
          name="mobile"
          label={t("account.mobile")}
          value={typed.mobile ?? person.mobile}
          type="tel"
          autoComplete="tel"
          limit={shopperLimits.mobile}
          optional
        />
        <Field id="account-locale" label={t("account.language")} why={null} wide>
          <span className={fields.pick}>
            <select id="account-locale" name="locale" defaultValue={person.locale}>
              {languages.map((each) => (
                <option key={each} value={each} lang={each}>
                  {{ fr: "Français", ar: "العربية", en: "English" }[each]}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        </Field>
      </AccountForm>
    </section>
  )
}

/** A new password, the browsers that are signed in, and the way out. */
export function OwnAccess({ page: { sessions }, reply }: PartProps) {
  const { t } = useI18n()
  return (
    <section aria-labelledby="own-access">
      <h2 id="own-access">{t("account.access")}</h2>
      <AccountForm reply={replyTo(reply, "password")} send={t("account.changePassword")} intent="password">
        <AccountField name="current" label={t("account.current")} type="password" autoComplete="current-password" />
        <AccountField
          name="next"
          label={t("account.newPassword")}
          type="password"
          autoComplete="new-password"
          hint={t("account.passwordHint")}
        />
      </AccountForm>
      <h3>{t("account.sessions")}</h3>
      <AccountAlert reply={replyTo(reply, "end")} />
      <ul className={css.accountRows}>
        {sessions.map(({ id, device, seen, current }) => (
          <li key={id} className={css.accountSession}>
            <span>
              <bdi dir="ltr">{device || t("account.unknownDevice")}</bdi>
              <small className="muted">{current ? t("account.thisOne") : seen}</small>
            </span>
            {!current && (
              <Form method="post">
                <input type="hidden" name="intent" value="end" />
                <button type="submit" className={buttons.link} name="which" value={id}>
                  {t("account.end")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One's data to take along, and the end of the account. */
export function OwnData({ reply }: Pick<PartProps, "reply">) {
  const { t, to } = useI18n()
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{t("account.data")}</h2>
      <p className="muted">{t("account.dataText")}</p>
      <p>
        <a className={buttons.link} href={to("/profile/export")} download="hanout.json">
          {t("account.export")}
        </a>
      </p>
      <details className={trackingCss.cancelOrder} open={replyTo(reply, "delete") !== null}>
        <summary className={buttons.link}>{t("account.delete")}</summary>
        <AccountForm reply={replyTo(reply, "delete")} send={t("account.deleteGo")} intent="delete">
          <p>{t("account.deleteText")}</p>
          <AccountField name="password" label={t("account.password")} type="password" autoComplete="current-password" />
        </AccountForm>
      </details>
    </section>
  )
}
