import type { DeliveryKind } from "#core/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Field } from "../order-form/field.tsx"
import { checkoutLimits } from "./typed-checkout.ts"

type FreeFieldsProps = { formId: string; first: { address: string; note: string }; delivery: DeliveryKind }

/** Address and note, both of them free to leave out. The address is asked for where the parcel goes to the door. */
export function FreeFields({ formId, first, delivery }: FreeFieldsProps) {
  const { t } = useI18n()
  const address = `${formId}-address`
  const note = `${formId}-note`
  return (
    <>
      {/* Hidden rather than gone, so that what was typed is there again. */}
      <div className="full" hidden={delivery !== "home"}>
        <Field id={address} label={t("checkout.address")} why={null}>
          <input
            id={address}
            name="address"
            defaultValue={first.address}
            maxLength={checkoutLimits.address}
            autoComplete="street-address"
            aria-describedby={`${address}-hint`}
          />
          <p className="hint" id={`${address}-hint`}>
            {t("checkout.addressHint")}
          </p>
        </Field>
      </div>
      <Field id={note} label={t("checkout.note")} why={null} wide>
        <textarea id={note} name="note" rows={3} defaultValue={first.note} maxLength={checkoutLimits.note} />
      </Field>
    </>
  )
}
