import type { LineChoice } from "#db/orders/admin/order-lines.ts"

/** The variant of a line as a request names it; every field may be absent. */
export type ChoiceInput = {
  color?: string | null | undefined
  size?: string | null | undefined
  variant?: string | null | undefined
}

/** The same with null for what is not said. */
export const lineChoice = ({ color, size, variant }: ChoiceInput): LineChoice => ({
  color: color || null,
  size: size || null,
  variant: variant || null,
})
