import { z } from "zod"
import { sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import { sizeGuideFields, withTableRules } from "../common/contract-size-guide-fields.ts"
import { readAt } from "../common/contract-texts.ts"

/** `PUT size-guides/:kind`: all of the general guide. 409 `CHANGED_MEANWHILE`. */
export const sizeGuideChange = withTableRules(z.strictObject(sizeGuideFields))

/** `PUT size-guides/:kind/:brand`: all of a brand's guide; `brand` is its documentId. 409 `CHANGED_MEANWHILE`. */
export const brandSizeGuideChange = withTableRules(
  z.strictObject({
    ...sizeGuideFields,
    updatedAt: readAt.nullable().meta({ description: "null = the brand has none yet" }),
  }),
)

/** A size guide as its form knows it; one without a brand is for all that have none of their own. */
export const adminSizeGuide = z.object({
  kind: z.enum(sizeGuideKinds),
  brand: z.object({ documentId: z.string(), slug: z.string(), name: z.string() }).nullable(),
  ...sizeGuideFields,
})
export type AdminSizeGuide = z.infer<typeof adminSizeGuide>
