import { expect, test } from "vitest"
import { locales } from "#core/i18n/locale.ts"
import { missingSizes } from "./quick-options.ts"
import { sizeSets } from "./size-sets.ts"

test("usual sizes are added once, whatever the main language", () => {
  const [names = []] = sizeSets.capacity
  for (const main of locales) {
    const added = missingSizes([], names, main)
    expect(added.map(({ name }) => name)).toEqual(names)
    expect(missingSizes(added, names, main)).toEqual([])
    expect(missingSizes(added.slice(1), names, main).map(({ name }) => name)).toEqual(names.slice(0, 1))
  }
})
