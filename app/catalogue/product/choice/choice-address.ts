import type { VariantChoice } from "#core/catalogue/variants/variant.ts"

/** The choice that an address names, such as `?color=noir&size=42`, by codes. */
export function choiceInAddress(search: string): VariantChoice {
  const params = new URLSearchParams(search)
  return { color: params.get("color") ?? "", size: params.get("size") ?? "" }
}

/** An address's query with another choice. */
export function withChoice(search: string, choice: VariantChoice): string {
  const params = new URLSearchParams(search)
  for (const option of ["color", "size"] as const) {
    if (choice[option]) params.set(option, choice[option])
    else params.delete(option)
  }
  return params.size > 0 ? `?${params}` : ""
}

/** Writes a choice into the address of the page, without loading anything. */
export function showChoiceInAddress(choice: VariantChoice): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, "", pathname + withChoice(search, choice) + hash)
}
