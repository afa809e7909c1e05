import { useI18n } from "../../i18n/i18n.tsx"

/** Orders when the Enter key is pressed in a field: the first button of a form answers that key, and before the form stand the
 *  stepper's. Nobody sees it or reaches it. */
export function EnterButton({ formId, isPreview }: { formId: string; isPreview: boolean }) {
  const { t } = useI18n()
  return (
    <button
      type="submit"
      form={formId}
      name="intent"
      value="order"
      disabled={isPreview}
      className="sr"
      tabIndex={-1}
      aria-hidden="true"
    >
      {t("orderForm.submit")}
    </button>
  )
}
