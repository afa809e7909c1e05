import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { isAllowedBrand } from "#core/content/theme/palette.ts"
import { cornerNames, defaultTheme, typefaces } from "#core/content/theme/theme.ts"
import { themeResource } from "../../common/contract-theme.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { themeState } from "./contract-admin-theme.ts"

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

/** Texts that end a declaration, a rule, an attribute, an element or a path, or reaches for another address. */
const hostileParts = [
  ";",
  "}",
  "{",
  "*/",
  "</style><script>alert(1)</script>",
  "url(//evil.example/x)",
  "expression(1)",
  "@import '//evil.example'",
  "javascript:alert(1)",
  '" onload="alert(1)',
  "../../etc/passwd",
  "\u0000",
  "\n",
  "\\27",
  "#7b2544",
  "/media/theme/0123456789abcdef.svg",
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...hostileParts), fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(""))

const color = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`)
const picture: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constant(null), weight: 12 },
  { arbitrary: hostile, weight: 1 },
  { arbitrary: fc.record({ url: hostile, width: fc.constantFrom(1, 0, -1, 1e9), height: fc.constant(1) }), weight: 1 },
)
/** Mostly what is allowed, so that one hostile part comes among good ones, and often none. */
const mostly = <Good>(good: fc.Arbitrary<Good>) =>
  fc.oneof({ arbitrary: good, weight: 6 }, { arbitrary: hostile, weight: 1 })
const theme = fc.record({
  brand: mostly(color),
  corner: mostly(fc.constantFrom(...cornerNames)),
  typeface: mostly(fc.constantFrom(...typefaces)),
  logo: picture,
  darkLogo: picture,
  favicon: picture,
})

const load = async () => themeState.parse((await (await manager.send("GET", "/api/admin/theme")).json()).data)

it("publishes only colours on which white can be read and names of the tables, whatever is sent", async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(theme, async (sent) => {
      const before = await load()
      const body = { theme: sent, updatedAt: before.updatedAt }
      const answer = await manager.send("POST", "/api/admin/theme/publish", body)
      const { published } = await load()
      if (answer.status !== 200) {
        expect([400, 409]).toContain(answer.status)
        expect(published).toEqual(before.published)
        return
      }
      taken++
      expect(themeResource.strict().parse(sent)).toEqual(published)
      expect(published.brand === null || isAllowedBrand(published.brand)).toBe(true)
    }),
    { numRuns: 60, examples: [[{ ...defaultTheme, brand: "#7b2544" }], [{ ...defaultTheme, brand: "#ffd400" }]] },
  )
  expect(taken).toBeGreaterThan(0)
})

it("offers for each colour that it rejects one that it takes", async () => {
  await fc.assert(
    fc.asyncProperty(color, async (brand) => {
      const publish = async (value: string) => {
        const { updatedAt } = await load()
        const sent = { theme: { ...defaultTheme, brand: value }, updatedAt }
        return manager.send("POST", "/api/admin/theme/publish", sent)
      }
      const answer = await publish(brand)
      expect(answer.status).toBe(isAllowedBrand(brand) ? 200 : 400)
      if (answer.status === 200) return
      const { error } = (await answer.json()) as { error: { message: string } }
      const [nearest = ""] = /#[0-9a-f]{6}$/.exec(error.message) ?? []
      expect((await publish(nearest)).status).toBe(200)
    }),
    { numRuns: 25 },
  )
})
