import { z } from "zod"
import { optionalText, shortText } from "#api/common/contract-texts.ts"
import { listParameters } from "../common/contract-list.ts"

/** A number whose orders the shop does not take. */
export const phoneBlock = z
  .object({
    documentId: z.string(),
    mobile: z.string(),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminPhoneBlock" })

export type PhoneBlock = z.infer<typeof phoneBlock>

/** `GET phone-blocks` */
export const phoneBlockQuery = z.strictObject({
  q: z.string().trim().max(40).optional(),
  ...listParameters(["createdAt"], "createdAt"),
})

/** `POST phone-blocks` → 201, the block; one that is there already gets the new reason.
 *  `DELETE phone-blocks/:documentId` → `{ data: { documentId } }` */
export const phoneBlockBody = z.strictObject({ mobile: shortText(40), reason: optionalText(300) })
