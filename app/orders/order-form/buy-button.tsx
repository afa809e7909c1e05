import { useI18n } from "../../i18n/i18n.tsx"

/** The button that orders; a spinner stands in its place while the order is on its way. */
export function BuyButton({ busy }: { busy: boolean }) {
  const { t } = useI18n()
  if (busy) {
    return (
      <p className="btn btn-order btn-wide busy" role="status">
        <span className="spinner" aria-hidden="true" />
        {t("orderForm.sending")}
      </p>
    )
  }
  return (
    <button type="submit" className="btn btn-order btn-wide" name="intent" value="order">
      {t("orderForm.submit")}
    </button>
  )
}
