import { z } from "zod"
import { sectionKinds, sectionPages } from "#core/content/sections/section.ts"
import { locales } from "#core/i18n/locale.ts"
import { sectionContents, sectionUnion } from "../common/contract-section-content.ts"
import { documentId } from "../common/contract-texts.ts"
import { media } from "../media/contract.ts"

const id = z.object({ id: z.int() })

const knownSection = z.intersection(id, sectionUnion(sectionContents((max) => z.string().max(max), media)))

/** A section of a newer API; left out. */
const otherSection = z.object({
  id: z.int(),
  kind: z.string().refine((kind) => !sectionKinds.some((known) => known === kind), "must have its kind's content"),
  content: z.looseObject({}),
})

export type SectionResource = z.infer<typeof knownSection>

/** `GET sections`: what a page is made of, in its order; null = nobody has arranged it, and the default sections stand. */
export const sectionsAnswer = z.object({
  data: z.array(z.union([knownSection, otherSection])).nullable(),
  meta: z.object({}),
})

/** The parameters of `GET sections`. */
export const sectionsQuery = z.object({
  page: z
    .union([z.enum(sectionPages), documentId])
    .meta({ description: "A home page, or an own or landing page by its documentId" }),
  locale: z.enum(locales).default("fr"),
})

/** Whether a section is of a kind that this program knows. */
export const isKnownSection = (section: { kind: string }): section is SectionResource =>
  sectionKinds.some((kind) => kind === section.kind)
