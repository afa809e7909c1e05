import { z } from "zod"
import { placedSection, placedSections } from "../common/contract-section-content.ts"
import { readAt } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"

/** A section as the console knows it. */
export type AdminSection = z.infer<typeof placedSection>

/** `POST sections/:page/preview` → 201 as `POST preview`: of what the form of a home page has, which is not stored. */
export const sectionsPreview = z.strictObject({ sections: placedSections })

/** `PUT sections/:page`: all sections of a page in their order; none = the default ones again. 409 `CHANGED_MEANWHILE`.  */
export const sectionsChange = z.strictObject({
  sections: placedSections,
  updatedAt: readAt.nullable().meta({ description: "null = nobody has arranged the page yet" }),
})

/** `GET sections/:page` */
export const adminSections = z.object({
  page: z.string(),
  sections: z.array(placedSection),
  /** The pictures that the sections show, by their addresses. */
  pictures: z.array(adminMedia),
  updatedAt: readAt.nullable(),
})
export type AdminSections = z.infer<typeof adminSections>
