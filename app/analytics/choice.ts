import { storedText } from "../cart/cart-storage.ts"
import { createListStore } from "../cart/list-store.ts"

export type Choice = "agreed" | "refused"

/** What the visitor said to advertising measurement, kept in the browser and the same in every tab; null = nothing yet. */
export const choice = createListStore<Choice | null>(
  storedText("hanout_measure", () => localStorage, window),
  {
    empty: null,
    read: (text) => (text === "agreed" || text === "refused" ? text : null),
    write: (said) => said ?? "",
  },
)
