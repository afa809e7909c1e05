import { z } from "zod"
import { menuEntryTypes } from "#core/content/menus/menu.ts"
import { locales } from "#core/i18n/locale.ts"

const entry = z.object({
  type: z.string().meta({ description: `One of ${menuEntryTypes.join(", ")}; a newer API may have more` }),
  value: z.string(),
  text: z.string().meta({ description: '"" = the target\'s own name' }),
  inside: z.boolean(),
})

const menu = z
  .array(entry)
  .nullable()
  .meta({ description: "null = nobody has edited the menu, and the default one stands" })

/** `GET menus`: what the menus of every page show in a language, without what is hidden or gone. */
export const menusAnswer = z.object({
  data: z.object({
    header: menu,
    footer: menu,
    more: menu,
    universes: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .optional()
      .meta({ description: "Parts of the shop that are not hidden, in its order; left out = the usual four" }),
  }),
  meta: z.object({}),
})
export type MenusResource = z.infer<typeof menusAnswer>["data"]

/** The parameters of `GET menus`. */
export const menusQuery = z.object({ locale: z.enum(locales).default("fr") })
