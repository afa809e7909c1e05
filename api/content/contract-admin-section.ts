import { z } from "zod"
import { sectionLimits } from "#core/content/sections/section.ts"
import { namedProducts } from "#core/content/sections/section-texts.ts"
import { anyText, moment, readAt, texts } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"
import { sectionContents, sectionUnion } from "./contract-section-content.ts"

const times = z.object({ hidden: z.boolean(), startsAt: moment.nullable(), endsAt: moment.nullable() })

const section = z
  .intersection(times, sectionUnion(sectionContents(texts, anyText(500).min(1))))
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ["endsAt"],
    error: "must be after the start",
  })

/** A section as the console knows it. */
export type AdminSection = z.infer<typeof section>

const sections = z.array(section).max(sectionLimits.sections)

const pageSections = sections.refine((all) => namedProducts(all).length <= sectionLimits.named, {
  error: `A page names at most ${sectionLimits.named} products`,
})

/** `POST sections/:page/preview` → 201 as `POST preview`: of what the form of a home page has, which is not stored. */
export const sectionsPreview = z.strictObject({ sections: pageSections })

/** `PUT sections/:page`: all sections of a page in their order; none = the default ones again. 409 `CHANGED_MEANWHILE`.  */
export const sectionsChange = z.strictObject({
  sections: pageSections,
  updatedAt: readAt.nullable().meta({ description: "null = nobody has arranged the page yet" }),
})

/** `GET sections/:page` */
export const adminSections = z.object({
  page: z.string(),
  sections,
  /** The pictures that the sections show, by their addresses. */
  pictures: z.array(adminMedia),
  updatedAt: readAt.nullable(),
})
export type AdminSections = z.infer<typeof adminSections>
