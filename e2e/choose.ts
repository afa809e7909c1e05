import type { Locator } from "@playwright/test"

/** Chooses from a list as a person does, who touches it first: until then the order form's places are no options yet. */
export async function choose(select: Locator, value: string) {
  await select.focus()
  await select.selectOption(value)
}
