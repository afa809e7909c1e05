import { expect, it } from "vitest"
import { isReservedName } from "./staff-name.ts"

it.each(["shopper", "SHOPPER", " S-h.o p p e r ", "Systeme", "sýstem", "ﺍﻟﺰﺑﻮﻥ", "الزّبون", "hanout"])(
  "keeps %s for others",
  (name) => {
    expect(isReservedName(name)).toBe(true)
  },
)

it.each(["Karima", "Clientèle Sud", "Nassim", "زينب", "Systema Ben Ali", "42"])(
  "lets %s be somebody's name",
  (name) => {
    expect(isReservedName(name)).toBe(false)
  },
)
