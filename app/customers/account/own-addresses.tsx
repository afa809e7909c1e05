import { useState } from "react"
import { maxAddresses, shopperLimits } from "#core/customers/shopper.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { PlaceFields } from "../../forms/place-fields.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Form, Link } from "../../ui/link.tsx"
import * as css from "./account.module.css"
import { AccountAlert, AccountField, AccountForm } from "./account-form.tsx"
import type { ProfileReply } from "./answer-profile.server.ts"
import type { EditedAddress } from "./edited-address.server.ts"
import type { ProfilePage } from "./profile-page.server.ts"

type OwnAddressesProps = {
  addresses: ProfilePage["addresses"]
  wilayas: Wilaya[]
  /** The address in the form; null = there is no form. */
  edited: EditedAddress | null
  reply: ProfileReply | null
}

/** The addresses of the account, and the form of one of them. */
export function OwnAddresses({ addresses, wilayas, edited, reply }: OwnAddressesProps) {
  const { t, to } = useI18n()
  const answered = reply && ["address", "usual", "remove"].includes(reply.intent) ? reply : null
  return (
    <section className={css.accountBeside} aria-labelledby="own-addresses" id="addresses">
      <h2 id="own-addresses">{t("account.addresses")}</h2>
      {!edited && <AccountAlert reply={answered} />}
      {addresses.length === 0 && <p className="muted">{t("account.noAddress")}</p>}
      <ul className={css.accountRows}>
        {addresses.map((each) => (
          <li key={each.id}>
            <AddressRow {...each} />
          </li>
        ))}
      </ul>
      {edited ? (
        <AddressForm key={edited.id + edited.wilaya} edited={edited} wilayas={wilayas} reply={answered} />
      ) : (
        addresses.length < maxAddresses && (
          <p>
            <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/profile?address=new#addresses")}>
              {t("account.addAddress")}
            </Link>
          </p>
        )
      )}
    </section>
  )
}

function AddressRow({ id, label, address, usual }: ProfilePage["addresses"][number]) {
  const { t, to } = useI18n()
  const name = `address-${id}`
  return (
    <div className={css.accountAddress}>
      <p id={name}>
        <b>
          <bdi>{label}</bdi>
        </b>{" "}
        {usual && <span className={css.accountUsual}>{t("account.usual")}</span>}
        {address && (
          <span className="muted">
            <bdi>{isolateNumbers(address)}</bdi>
          </span>
        )}
      </p>
      <Form method="post" action="/profile" className={css.accountWays}>
        <input type="hidden" name="id" value={id} />
        <Link className={buttons.link} to={to(`/profile?address=${id}#addresses`)} aria-describedby={name}>
          {t("account.changeAddress")}
        </Link>
        <button type="submit" className={buttons.link} name="intent" value="remove" aria-describedby={name}>
          {t("account.removeAddress")}
        </button>
        {!usual && (
          <button type="submit" className={buttons.link} name="intent" value="usual" aria-describedby={name}>
            {t("account.makeUsual")}
          </button>
        )}
      </Form>
    </div>
  )
}

type AddressFormProps = { edited: EditedAddress; wilayas: Wilaya[]; reply: ProfileReply | null }

export const AddressForm = island("address-form", ({ edited, wilayas, reply }: AddressFormProps) => {
  const { t } = useI18n()
  const [wilaya, setWilaya] = useState(edited.wilaya)
  return (
    <>
      <h3>{t(edited.id ? "account.changeAddress" : "account.newAddress")}</h3>
      <AccountForm reply={reply} send={t("account.saveAddress")} intent="address" action="/profile">
        <input type="hidden" name="id" value={edited.id} />
        {/* The first button of a form answers the Enter key: without this one it would be that of the communes. */}
        <button type="submit" name="intent" value="address" className="sr" tabIndex={-1} aria-hidden="true" />
        <PlaceFields
          formId="account"
          wilayas={wilayas}
          wilaya={wilaya}
          onWilaya={setWilaya}
          first={edited}
          firstCommunes={{ wilaya: edited.wilaya, list: edited.communes }}
          faults={[]}
          firstFault={null}
        />
        <AccountField
          name="address"
          label={t("checkout.address")}
          value={edited.address}
          autoComplete="street-address"
          limit={shopperLimits.address}
          optional
        />
        <label className={css.accountCheck}>
          <input type="checkbox" name="usual" value="yes" defaultChecked={edited.usual} />
          {t("account.isUsual")}
        </label>
      </AccountForm>
    </>
  )
})
