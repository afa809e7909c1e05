import { useText } from "../../i18n/use-text.ts"
import { CopyField } from "../../ui/forms/copy-field.tsx"

/** A link that serves once, to be copied now. */
export function NewStaffLink({ link }: { link: string }) {
  const t = useText()
  return (
    <>
      <p>{t("staff.linkText")}</p>
      <CopyField label={t("staff.link")} value={link} />
    </>
  )
}
