import { z } from "zod"
import { headLimits, headPageNames } from "#core/content/page-heads/page-head.ts"
import { anyText, readAt, texts } from "../../common/contract-texts.ts"
import { adminMedia } from "../../media/contract-admin.ts"

const head = z.strictObject({
  title: texts(headLimits.title),
  description: texts(headLimits.description),
  picture: anyText(500).min(1).nullable().meta({ description: "Address of a picture of the library" }),
})

/** `PUT page-heads/:page`; without texts and picture the page has the default ones again. 409 `CHANGED_MEANWHILE`. */
export const headChange = head.extend({
  updatedAt: readAt.nullable().meta({ description: "null = nobody has written it yet" }),
})

/** `GET page-heads/:page`, and one of `GET page-heads` */
export const adminHead = head.extend({
  page: z.enum(headPageNames),
  updatedAt: readAt.nullable(),
  media: adminMedia.nullable().meta({ description: "The picture, if it is still in the library" }),
})
export type AdminHead = z.infer<typeof adminHead>
