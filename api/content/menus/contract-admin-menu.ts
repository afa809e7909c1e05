import { z } from "zod"
import { menuNames } from "#core/content/menus/menu.ts"
import { menuEntries } from "../../common/contract-menu-entries.ts"
import { readAt } from "../../common/contract-texts.ts"

/** `PUT menus/:menu`: all entries of a menu in their order; none = the default ones again. 409 `CHANGED_MEANWHILE`. */
export const menuChange = z.strictObject({
  entries: menuEntries,
  updatedAt: readAt.nullable().meta({ description: "null = nobody has edited the menu yet" }),
})

/** `GET menus/:menu` */
export const adminMenu = z.object({ menu: z.enum(menuNames), entries: menuEntries, updatedAt: readAt.nullable() })
export type AdminMenu = z.infer<typeof adminMenu>
