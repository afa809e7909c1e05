import { beforeSize } from "./ordered-variant.ts"

type Chosen = { color: string | null; size: string | null }

/** Formats the chosen variant as every paper, mail, file and screen of an order names it.
 *  @returns `Noir · 42`; "" where nothing was chosen */
export const choiceText = ({ color, size }: Chosen): string => [color, size].filter(Boolean).join(beforeSize)

/** A product with what was chosen of it: `Baskets Tell (Noir · 42)`. */
export function chosenTitle({ title, ...chosen }: Chosen & { title: string }): string {
  const choice = choiceText(chosen)
  return choice ? `${title} (${choice})` : title
}
