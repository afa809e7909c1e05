import { describe, expect, test } from "vitest"
import { findsProduct } from "../catalogue/testing/indexed-products.ts"
import { listedProduct } from "../catalogue/testing/listed-product.ts"
import { foldText } from "./fold-text.ts"
import { searchWords, textTest } from "./search-text.ts"

const category = (title: string) => ({ documentId: title, slug: title, title, parent: null })

const headphones = listedProduct({
  title: "Casque sans fil Aura",
  brand: { slug: "aura", name: "Aura" },
  categories: [category("Audio"), category("Casques")],
  tags: ["réduction de bruit"],
  shortDescription: "40 heures d’autonomie, coussinets en cuir.",
})
const arabicHeadphones = listedProduct({ title: "سماعات Aura اللاسلكية", categories: [category("الصوتيات")] })
const arabicBag = listedProduct({ title: "حقيبة يد القصبة", categories: [category("الحقائب")] })
const ring = listedProduct({ title: "خاتم ياسمين، ذهب أصفر", categories: [category("الخواتم")] })
const englishPhone = listedProduct({ title: "Nova 12 phone", tags: ["smartphones", "batteries"] })
const perfume = listedProduct({ title: "Eau de parfum Lumen, 100 ml", tags: ["cœur d’ambre"] })

const gameConsole = listedProduct({ title: "PlayStation 5", brand: { slug: "babyliss", name: "BaByliss" } })

const pasted = listedProduct({ title: "Cas\u200bque\u200f \u202aAu\u00adra\u202c", slug: "x" })

const slugged = listedProduct({ title: "سماعات Aura اللاسلكية", slug: "casque-aura" })

describe("a search finds", () => {
  test.each([
    ["casque", headphones],
    ["CASQUES aura", headphones],
    ["aura casque", headphones],
    ["reduction bruit", headphones],
    ["casq", headphones],
    ["autonomie", headphones],
    ["un casque pour Aura", headphones],
    ["سماعة", arabicHeadphones],
    ["السماعات", arabicHeadphones],
    ["سمّاعات", arabicHeadphones],
    ["سمـــاعات aura", arabicHeadphones],
    ["لاسلكيه", arabicHeadphones],
    ["حقيبه", arabicBag],
    ["حقائب", arabicBag],
    ["والحقائب", arabicBag],
    ["خواتم", ring],
    ["اصفر", ring],
    ["PHONES", englishPhone],
    ["nova12", englishPhone],
    ["battery", englishPhone],
    ["100ml", perfume],
    ["١٠٠ ml", perfume],
    ["coeur ambre", perfume],
    ["l'eau", perfume],
    ["casque", slugged],
    ["eaux", perfume],
    ["\u200fسماعات\u200f", arabicHeadphones],
    ["سما\u200cعات", arabicHeadphones],
    ["cas\u00adque", headphones],
    ["casque\u200b", headphones],
    ["\u202anova\u202c", englishPhone],
    ["play", gameConsole],
    ["playstation", gameConsole],
    ["baby", gameConsole],
    ["aura", pasted],
    ["casque", pasted],
  ])("by %j", (text, product) => {
    expect(findsProduct(text, product)).toBe(true)
  })

  test("only what has all the words", () => {
    expect(findsProduct("casque nova", headphones)).toBe(false)
    expect(findsProduct("parfum", headphones)).toBe(false)
    expect(findsProduct("ساعة", arabicHeadphones)).toBe(false)
  })

  test("everything when there is no word in it", () => {
    expect(findsProduct(" !? ", headphones)).toBe(true)
  })

  test("by a filler word when nothing else is asked", () => {
    expect(findsProduct("avec", headphones)).toBe(false)
    expect(findsProduct("sans", headphones)).toBe(true)
  })
})

test("folding makes letter forms equal", () => {
  expect(foldText("أإآٱة ى ÉÀÇ œ")).toBe("ااااه ي eac oe")
})

test("words lose article and plural, but short words stay whole", () => {
  expect(searchWords("الساعات les montres bus").map(({ stem }) => stem)).toEqual(["ساع", "les", "montr", "bus"])
})

test("a category is found by its name", () => {
  expect(textTest("téléphone")("Téléphones")).toBe(true)
  expect(textTest("phone")("Téléphones")).toBe(false)
})

test("looks for the first eight words of a search: each costs a look at every product", () => {
  expect(findsProduct(`${"casque ".repeat(8)} tondeuse`, headphones)).toBe(true)
  expect(findsProduct(`${"casque ".repeat(7)} tondeuse`, headphones)).toBe(false)
})
