import { z } from "zod"
import { cornerNames, type Theme } from "#core/content/theme/theme.ts"

/** The look of the storefront. */
export const themeResource = z
  .object({
    brand: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, "must be #rrggbb in lower case")
      .nullable()
      .meta({ description: "#rrggbb, of which all colours are made; null = the program's own colours" }),
    corner: z.enum(cornerNames).meta({ description: "How round cards, buttons and fields are" }),
  })
  .meta({ id: "Theme" }) satisfies z.ZodType<Theme, unknown>
