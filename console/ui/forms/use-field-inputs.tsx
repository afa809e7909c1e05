import type { InputHTMLAttributes } from "react"
import { fieldOf } from "#core/fields/field-values.ts"
import { useText } from "../../i18n/use-text.ts"
import type { DraftValues, LabelledFields, TextsName, TypedName } from "./draft-fields.ts"
import { Field } from "./field.tsx"
import { type LocalTexts, problemsIn } from "./local-texts.ts"
import type { LocalField } from "./three-languages.tsx"

/** A form that declared fields are part of. */
type FieldForm = {
  draft: Readonly<Record<string, unknown>>
  set(changes: Record<string, unknown>): void
  problemOf: (field: string) => string | undefined
}

type Input = InputHTMLAttributes<HTMLInputElement> & { hint?: string | undefined }

const keyboards = { amount: "decimal", whole: "numeric" } as const

/** Makes the inputs of declared fields of a form: one line, or a text in each language.
 *  @param shared of all lines */
export function useFieldInputs<F extends LabelledFields>(
  fields: F,
  { draft, set, problemOf }: FieldForm & { draft: DraftValues<F> },
  shared: Input = {},
) {
  const t = useText()
  const line = (name: TypedName<F>, more: Input = {}) => {
    const { kind, label, maxLength } = fieldOf(fields, name)
    return (
      <Field
        label={t(label)}
        name={name}
        inputMode={kind === "amount" || kind === "whole" ? keyboards[kind] : undefined}
        maxLength={maxLength}
        value={String(draft[name])}
        problem={problemOf(name)}
        {...shared}
        {...more}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    )
  }
  const three = (name: TextsName<F>, more: Partial<LocalField> = {}): LocalField => {
    const { label, maxLength } = fieldOf(fields, name)
    return {
      name,
      label: t(label),
      // Of a field with a text in each language.
      value: draft[name] as LocalTexts,
      maxLength,
      problems: problemsIn(problemOf, name),
      onChange: (value) => set({ [name]: value }),
      ...more,
    }
  }
  return { line, three }
}
