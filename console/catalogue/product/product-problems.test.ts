import { expect, test } from "vitest"
import { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"
import { emptyProduct } from "./product-draft.ts"
import { draftProblems, rejectedFields } from "./product-problems.ts"

const t: Say = (key) => key
const size = (fr: string) => ({ key: fr, name: { fr, ar: "", en: "" } })

test("a size needs a French name, and no other size may have it", () => {
  const draft = { ...emptyProduct(), sizes: [size("M"), size(""), size("m")] }
  const problems = draftProblems(draft, t, "fr").filter(({ field }) => field.startsWith("sizes"))
  expect(problems.map(({ field, text }) => [field, text])).toEqual([
    ["sizes.1.name.fr", "product.problem.sizeName"],
    ["sizes.2.name.fr", "product.problem.taken"],
  ])
})

test.each([
  ["STOCK_BELOW_ZERO", "products.belowZero"],
  ["STOCK_BY_VARIANT", "variants.counted"],
])("%s is told at the units", (code, text) => {
  const rejection = new RejectedError(409, { error: { details: { code } } })
  expect(rejectedFields(rejection, t)).toEqual([{ field: "quantity", label: "product.quantity", text }])
})
