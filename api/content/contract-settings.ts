import { z } from "zod"
import { publicSettingColumns, publicSettingTexts } from "#core/content/settings-fields.ts"
import { shownOf } from "#core/fields/field-kinds.ts"
import { locales } from "#core/i18n/locale.ts"
import { entryDates } from "../common/contract-envelope.ts"
import { textLanguages } from "../common/contract-texts.ts"
import { themeResource } from "../common/contract-theme.ts"
import { media } from "../media/contract.ts"

/** The shop's settings that a storefront may show to anyone. */
export const appSettingResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    ...shownOf({ ...publicSettingTexts, ...publicSettingColumns }),
    phoneInternational: z.string(),
    whatsapp: z.string(),
    textLanguages,
    constructionBanner: z.boolean(),
    bannerEn: z.string().optional().meta({ description: "Left out while nobody has written it" }),
    searchHint: z
      .string()
      .optional()
      .meta({ description: "In the empty search field; left out for the default words" }),
    openWilayas: z
      .array(z.string())
      .meta({ description: "French names of the wilayas to which the shop delivers, by their codes" }),
    languages: z.array(z.enum(locales)).meta({ description: "In which the shop is shown, the main one first" }),
    theme: themeResource.nullish().meta({ description: "null = the default theme" }),
    social: z.object({ facebook: z.string(), instagram: z.string(), whatsapp: z.string() }),
    uniqueVisitorsCount: z.int(),
    locale: z.string(),
    ...entryDates.shape,
    pictures: z
      .array(z.object({ name: z.string(), image: media }))
      .optional()
      .meta({ description: "When populated: pictures of places, such as hero-fashion" }),
  })
  .meta({ id: "AppSetting" })

export type AppSettingResource = z.infer<typeof appSettingResource>
