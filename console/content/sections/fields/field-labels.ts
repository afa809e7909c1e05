import { categoryLooks, rowLooks, sectionRules, slideLooks } from "#core/content/sections/section.ts"
import type { TextKey } from "../../../i18n/texts.ts"

/** How the fields of sections are called on the screen. */
export const fieldLabels: Record<string, TextKey> = {
  look: "section.field.look",
  universe: "section.field.universe",
  fill: "section.field.fill",
  items: "section.list",
  title: "section.field.title",
  subtitle: "section.field.subtitle",
  kick: "section.field.kick",
  text: "section.field.text",
  button: "section.field.button",
  label: "section.field.label",
  name: "section.field.name",
  link: "section.field.link",
  picture: "section.field.picture",
  product: "section.field.product",
  tile: "section.field.tile",
  count: "section.field.count",
  open: "section.field.open",
  rule: "section.field.rule",
  category: "section.field.category",
  slugs: "section.field.slugs",
  videoId: "section.field.videoId",
  low: "section.field.low",
  startsAt: "section.startsAt",
  endsAt: "section.endsAt",
}

const looks = [...slideLooks, ...categoryLooks, ...rowLooks]

export function optionLabel(option: string): TextKey {
  const look = looks.find((one) => one === option)
  const rule = sectionRules.find((one) => one === option)
  return look ? `section.look.${look}` : rule ? `section.rule.${rule}` : "section.field.look"
}
