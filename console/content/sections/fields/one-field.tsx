import type { SectionField } from "#core/content/sections/section-fields.ts"
import { toVideoId } from "../../../catalogue/product/product-draft.ts"
import { useUniverses } from "../../../catalogue/products/use-universes.ts"
import { useText } from "../../../i18n/use-text.ts"
import { PictureField } from "../../../media/picture-field.tsx"
import { Check } from "../../../ui/forms/check.tsx"
import { Field } from "../../../ui/forms/field.tsx"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { numberIn, stringIn, universeIn } from "../section-values.ts"
import { fieldLabels, optionLabel } from "./field-labels.ts"
import type { FieldPart } from "./field-part.ts"
import { FirstField } from "./first-field.tsx"
import { LinkField } from "./link-field.tsx"
import { ProductField } from "./product-field.tsx"
import { RuleField } from "./rule-field.tsx"

type Props<Type extends SectionField["type"] = SectionField["type"]> = FieldPart & {
  field: Extract<SectionField, { type: Type }>
}

/** A field of a section by its type; texts and lists have forms of their own. */
export function OneField(props: FieldPart & { field: SectionField }) {
  const { field, ...part } = props
  switch (field.type) {
    case "choice":
      return <ChoiceField field={field} {...part} />
    case "universe":
      return <UniverseField field={field} {...part} />
    case "count":
      return <CountField field={field} {...part} />
    case "rule":
      return <RuleField {...part} />
    case "first":
      return <FirstField field={field} {...part} />
    case "link":
      return <LinkField field={field} {...part} />
    case "product":
      return <ProductField field={field} {...part} />
    case "picture":
      return <SectionPicture field={field} {...part} />
    case "toggle":
      return <ToggleField field={field} {...part} />
    case "video":
      return <VideoField field={field} {...part} />
    default:
      return null
  }
}

function ChoiceField({ field: { name, options }, values, place, set }: Props<"choice">) {
  const t = useText()
  return (
    <Select
      label={t(name === "rule" ? "section.pictureOf" : (fieldLabels[name] ?? "section.field.look"))}
      name={`${place}.${name}`}
      value={stringIn(values, name)}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      <Options of={options.map((option) => [option, t(optionLabel(option))])} />
    </Select>
  )
}

function UniverseField({ field: { name, required }, values, place, set, form }: Props<"universe">) {
  const t = useText()
  const { choices } = useUniverses()
  return (
    <Select
      label={t("section.field.universe")}
      name={`${place}.${name}`}
      value={universeIn(values, name) ?? ""}
      problem={form.problemOf(`${place}.${name}`)}
      onChange={({ target }) => set({ [name]: target.value || null })}
    >
      {!required && <option value="">{t("section.field.universe.all")}</option>}
      <Options of={choices(universeIn(values, name)).map(({ slug, name: called }) => [slug, called])} />
    </Select>
  )
}

function CountField({ field: { name, min, max }, values, place, set }: Props<"count">) {
  const t = useText()
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return (
    <Select
      label={t(fieldLabels[name] ?? "section.field.count")}
      name={`${place}.${name}`}
      value={numberIn(values, name)}
      hint={name === "fill" ? t("section.fillHint") : undefined}
      onChange={({ target }) => set({ [name]: Number(target.value) })}
    >
      <Options of={numbers.map((n) => [n, n])} />
    </Select>
  )
}

function ToggleField({ field: { name }, values, set }: Props) {
  const t = useText()
  return (
    <Check
      label={t(fieldLabels[name] ?? "section.field.low")}
      checked={values[name] === true}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  )
}

function VideoField({ field: { name }, values, place, set, form }: Props) {
  const t = useText()
  return (
    <Field
      label={t("section.field.videoId")}
      name={`${place}.${name}`}
      dir="ltr"
      autoComplete="off"
      maxLength={200}
      value={stringIn(values, name)}
      hint={t("section.videoHint")}
      problem={form.problemOf(`${place}.${name}`)}
      onChange={({ target }) => set({ [name]: target.value })}
      onBlur={({ target }) => set({ [name]: toVideoId(target.value) })}
    />
  )
}

function SectionPicture({ field: { name }, values, place, set, form }: Props) {
  const t = useText()
  const url = stringIn(values, name)
  return (
    <PictureField
      label={t("section.field.picture")}
      {...("product" in values && { hint: t("section.pictureHint") })}
      id={`${place}.${name}`}
      value={form.pictures.get(url) ?? null}
      problem={form.problemOf(`${place}.${name}`)}
      onChange={(picture) => {
        if (picture) form.addPicture(picture)
        set({ [name]: picture?.url ?? null })
      }}
    />
  )
}
