import { describe, expect, it } from "vitest"
import { namedChoices } from "./row-options.ts"
import { readVariantRow } from "./variant-file.ts"

describe("a row of a variant", () => {
  it("says what its cells hold; an empty cell takes away a price, a barcode, a picture or a weight of its own", () => {
    const cells = { sku: "", parent: " TEE ", color: "Noir", size: "42", price: "1 500,50", last_price: "" }
    expect(
      readVariantRow({ ...cells, quantity: "3", barcode: "", weight: "180", picture: " ", active: "non" }),
    ).toEqual({
      row: {
        parent: "TEE",
        color: "Noir",
        size: "42",
        price: 1500.5,
        lastPrice: null,
        quantity: 3,
        barcode: null,
        weight: 180,
        picture: null,
        active: false,
      },
      problems: [],
    })
    expect(readVariantRow({ sku: "A", parent: "TEE" }).row).toEqual({ sku: "A", parent: "TEE" })
  })

  it("names each cell that cannot be read, also a barcode that a spreadsheet has rounded", () => {
    const { problems } = readVariantRow({
      parent: "TEE",
      price: "-3",
      quantity: "1,5",
      barcode: "6,13E+12",
      weight: "2000000",
      active: "?",
    })
    expect(problems.map(({ column, code }) => `${column} ${code}`)).toEqual([
      ...["barcode ROUNDED", "price NOT_NUMBER", "quantity NOT_WHOLE", "weight TOO_LARGE", "active NOT_FLAG"],
    ])
  })
})

const noir = { name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#111111" }
const isNew = { variants: [], former: { colors: [], sizes: [] } }
const choiceNames = ({ choices }: ReturnType<typeof namedChoices>) =>
  choices.map(({ choice, problems }) =>
    choice ? `${choice.color}/${choice.size}` : problems.map(({ column, code }) => `${column} ${code}`).join(),
  )

describe("the combination that a row means", () => {
  it("is named by code or name in any language, and an option of one value need not be named", () => {
    const named = namedChoices(
      { colors: [noir], sizes: ["S", "M"] },
      [{ color: "أسود", size: "s" }, { size: "M" }, {}],
      isNew,
    )
    expect(choiceNames(named)).toEqual(["noir/s", "noir/m", "size NEEDED"])
  })

  it("adds sizes, usual colours and colours that are told whole, and no others", () => {
    const rows = [
      { color: "Navy", size: "40" },
      { color: "Bleu pétrole|أزرق بترولي|Petrol|#1F4E5A", size: "41" },
      { color: "Chameau", size: "41" },
    ]
    const named = namedChoices({ colors: [noir], sizes: [] }, rows, isNew)
    expect(choiceNames(named)).toEqual(["bleu-marine/40", "bleu-petrole/41", "color NOT_COLOR"])
    expect(named.colors.map(({ name, hex }) => `${name.ar} ${hex}`)).toEqual([
      ...["أسود #111111", "كحلي #22305a", "أزرق بترولي #1f4e5a"],
    ])
    expect(named.sizes).toEqual(["40", "41"])
  })

  it("is that of its SKU, which no other colour or size contradicts", () => {
    const variants = [{ sku: "A", color: "noir", size: "s" }]
    const before = { variants, former: { colors: [noir], sizes: ["S", "M"] } }
    const rows = [{ sku: "A" }, { sku: "A", size: "M" }, { sku: "B", size: "M" }]
    const named = namedChoices({ colors: [noir], sizes: ["S", "M"] }, rows, before)
    expect(choiceNames(named)).toEqual(["noir/s", "size OTHER_VARIANT", "noir/m"])
  })

  it("adds no option that the variants have no value of, and no more than there may be", () => {
    const before = { variants: [{ sku: "A", color: "noir", size: "" }], former: { colors: [noir], sizes: [] } }
    expect(choiceNames(namedChoices({ colors: [noir], sizes: [] }, [{ size: "S" }], before))).toEqual([
      "size NO_OPTION",
    ])
    const sizes = Array.from({ length: 31 }, (_, index) => ({ size: String(index) }))
    expect(choiceNames(namedChoices({ colors: [], sizes: [] }, sizes, isNew)).at(-1)).toBe("size TOO_MANY")
  })
})
