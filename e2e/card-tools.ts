import type { Locator } from "@playwright/test"
import { hydrated } from "./hydrated.ts"

/** Brings quick view and compare to a card: they come with the focus. */
export async function reachTools(card: Locator) {
  await hydrated(card.page())
  await card.locator(".wish").focus()
}
