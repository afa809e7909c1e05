import { choiceText, chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { OrderDifference } from "#core/orders/order-edit.ts"
import type { Say } from "../../i18n/texts.ts"

type Line = { title: string; color: string | null; size: string | null; quantity: number }

/** One entry of an edit in an order's history; none for what is not written as one. */
export function toDifference(entry: unknown): OrderDifference[] {
  if (typeof entry !== "object" || entry === null || !("field" in entry) || typeof entry.field !== "string") return []
  return [{ field: entry.field, old: "old" in entry ? entry.old : null, new: "new" in entry ? entry.new : null }]
}

function toLine(entry: unknown): Line | null {
  if (typeof entry !== "object" || entry === null) return null
  const { title, color, size, quantity }: Partial<Record<keyof Line, unknown>> = entry
  if (typeof title !== "string" || typeof quantity !== "number") return null
  return {
    title,
    color: typeof color === "string" ? color : null,
    size: typeof size === "string" ? size : null,
    quantity,
  }
}

const counted = ({ quantity, ...line }: Line): string => isolate(`${quantity} × ${chosenTitle(line)}`)

/** A changed line of an order in words: what was chosen and how many, as it is and as it was.
 *  @returns undefined where the entry tells of no line */
export function lineChangeText(change: OrderDifference, t: Say): string | undefined {
  const old = toLine(change.old)
  const now = toLine(change.new)
  if (!now) return old ? t("history.lineRemoved", { line: counted(old) }) : undefined
  if (!old) return t("history.lineAdded", { line: counted(now) })
  const [was, is] = [choiceText(old), choiceText(now)]
  if (was === is) {
    return t("history.lineChanged", { title: isolate(chosenTitle(now)), new: now.quantity, old: old.quantity })
  }
  const shown = ({ quantity }: Line, choice: string) =>
    isolate(old.quantity === now.quantity && choice !== "" ? choice : [quantity, choice].filter(Boolean).join(" × "))
  return t("history.lineChanged", { title: isolate(now.title), new: shown(now, is), old: shown(old, was) })
}
