import { sectionLimits } from "#core/content/sections/section.ts"
import { type SectionField, sectionFields } from "#core/content/sections/section-fields.ts"
import { countNamed, type PageDraft, type SectionDraft } from "./section-draft.ts"
import { isLink } from "./section-link.ts"
import { itemsIn, type SectionValues, stringIn } from "./section-values.ts"

/** Error of a field.
 *  @property field its path in the request: `sections.2.content.link`; "sections" = the page
 *  @property name of the field */
export type SectionProblem = {
  field: string
  name: string
  problem: "link" | "video" | "twice" | "ends" | "named"
}

const isVideo = (id: string) => /^[\w-]{0,20}$/.test(id.trim())

/** Finds the errors of a section or an entry.
 *  @param place its path */
function valueProblems(fields: readonly SectionField[], values: SectionValues, place: string): SectionProblem[] {
  return fields.flatMap((control): SectionProblem[] => {
    const { name } = control
    const field = `${place}.${name}`
    if (control.type === "link") return isLink(stringIn(values, name)) ? [] : [{ field, name, problem: "link" }]
    if (control.type === "video") return isVideo(stringIn(values, name)) ? [] : [{ field, name, problem: "video" }]
    if (control.type !== "items") return []
    const items = itemsIn(values, name)
    const once = control.fields.find((one) => one.type === "universe" && one.required)
    return items.flatMap((item, at) => [
      ...(once && items.findIndex((other) => other[once.name] === item[once.name]) < at
        ? [{ field: `${field}.${at}.${once.name}`, name: once.name, problem: "twice" } as const]
        : []),
      ...valueProblems(control.fields, item, `${field}.${at}`),
    ])
  })
}

function sectionProblems({ kind, content, startsAt, endsAt }: SectionDraft, at: number): SectionProblem[] {
  const place = `sections.${at}`
  const ends: SectionProblem[] =
    startsAt !== null && endsAt !== null && endsAt <= startsAt
      ? [{ field: `${place}.endsAt`, name: "endsAt", problem: "ends" }]
      : []
  return [...valueProblems(sectionFields[kind], content, `${place}.content`), ...ends]
}

/** Finds the errors of a page before it is sent. The API checks the same. */
export function findProblems({ sections, isDefault }: PageDraft): SectionProblem[] {
  if (isDefault) return []
  const tooMany: SectionProblem[] =
    countNamed(sections) > sectionLimits.named ? [{ field: "sections", name: "sections", problem: "named" }] : []
  return [...tooMany, ...sections.flatMap(sectionProblems)]
}

/** The place of the section that a field is in; undefined for the page. */
export function sectionIndex(field: string): number | undefined {
  const [, index] = /^sections\.(\d+)\./.exec(field) ?? []
  return index === undefined ? undefined : Number(index)
}
