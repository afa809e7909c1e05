import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import type { useSavedPerson } from "./use-saved-person.ts"

/** The line under an order form's title: what happens next, or that the form was filled in from the last order, with the
 *  way to empty it. */
export function FormLead({ remembered, forget }: ReturnType<typeof useSavedPerson>) {
  const { t } = useI18n()
  if (!remembered) return <p>{t("orderForm.lead")}</p>
  return (
    <p>
      {t("orderForm.remembered")}{" "}
      <button type="button" className={buttons.link} onClick={forget}>
        {t("orderForm.forget")}
      </button>
    </p>
  )
}
