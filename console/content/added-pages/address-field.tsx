import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"

type Props = {
  value: string
  maxLength: number
  hint: string
  problem: string | undefined
  onChange: (slug: string) => void
}

/** The last part of the address of a page that the merchant added. */
export function AddressField({ value, maxLength, hint, problem, onChange }: Props) {
  const t = useText()
  return (
    <Field
      label={t("post.slug")}
      name="slug"
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      hint={hint}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
