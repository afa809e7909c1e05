import { z } from "zod"
import { menuEntryProblem, menuEntryTypes, menuLimits, menuNames } from "#core/content/menus/menu.ts"
import { anyText, readAt, texts } from "../../common/contract-texts.ts"

const entry = z
  .strictObject({
    type: z.enum(menuEntryTypes),
    value: anyText(menuLimits.address),
    text: texts(menuLimits.text),
    inside: z.boolean(),
    hidden: z.boolean(),
  })
  .superRefine((one, context) => {
    // A missing name is a problem of the main language, which the route knows.
    if (menuEntryProblem(one) !== "target") return
    context.addIssue({ code: "custom", path: ["value"], message: "leads nowhere" })
  })

const entries = z.array(entry).max(menuLimits.entries)

/** `PUT menus/:menu`: all entries of a menu in their order; none = the default ones again. 409 `CHANGED_MEANWHILE`. */
export const menuChange = z.strictObject({
  entries,
  updatedAt: readAt.nullable().meta({ description: "null = nobody has edited the menu yet" }),
})

/** `GET menus/:menu` */
export const adminMenu = z.object({ menu: z.enum(menuNames), entries, updatedAt: readAt.nullable() })
export type AdminMenu = z.infer<typeof adminMenu>
