import { z } from "zod"
import { cornerNames, type Theme, typefaces } from "#core/content/theme/theme.ts"
import { themePictureUrl } from "#core/content/theme/theme-picture.ts"

const side = z.int().min(1).max(4000)

/** A logo or favicon as the shop stores it. */
export const themePicture = z
  .strictObject({
    url: z.string().regex(themePictureUrl, "must be the address of a picture of the theme"),
    width: side.meta({ description: "Pixels; of an SVG only the proportions matter" }),
    height: side,
  })
  .meta({ id: "ThemePicture" })

const logo = themePicture.refine(({ url }) => !url.endsWith(".png"), "must be a logo").nullable()

const favicon = themePicture
  .refine(({ url }) => !url.endsWith(".webp"), "must be a favicon")
  .refine(({ width, height }) => width === height, "must be square")
  .nullable()

/** The theme of the storefront. */
export const themeResource = z
  .object({
    brand: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, "must be #rrggbb in lower case")
      .nullable()
      .meta({ description: "#rrggbb, of which all colours are made; null = the program's own colours" }),
    corner: z.enum(cornerNames).meta({ description: "How round cards, buttons and fields are" }),
    typeface: z.enum(typefaces).meta({ description: "Of all pages of the shop" }),
    logo: logo.meta({ description: "On light ground; null = the program's mark and the shop's name" }),
    darkLogo: logo.meta({ description: "The logo on dark ground; null = the same" }),
    favicon: favicon.meta({ description: "null = the program's" }),
  })
  .meta({ id: "Theme" }) satisfies z.ZodType<Theme, unknown>
