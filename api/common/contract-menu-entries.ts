import { z } from "zod"
import { menuEntryProblem, menuEntryTypes, menuLimits } from "#core/content/menus/menu.ts"
import { anyText, texts } from "./contract-texts.ts"

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

/** The entries of a menu in their order. */
export const menuEntries = z.array(entry).max(menuLimits.entries)
