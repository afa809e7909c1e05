import { expect, shopTest as test } from "./shop.ts"
import { store } from "./stored.ts"

test("a page that is kept for the next test has nothing of this one", async ({ browser, pages, device, shop }) => {
  const empty = `${shop.url}/robots.txt`
  const stored = async () => ({
    lists: await page.evaluate(() => [localStorage.length, sessionStorage.length]),
    databases: await page.evaluate(() => indexedDB.databases()),
    cookies: await page.context().cookies(),
    script: await page.evaluate(() => Reflect.get(window, "left") ?? null),
    size: page.viewportSize(),
    steps: await page.evaluate(() => history.length),
    pages: page.context().pages().length,
  })
  const page = await pages.open(browser, device)
  await pages.clear(page, empty)
  await page.goto(empty)
  const before = await stored()

  let asked = 0
  page.on("request", () => asked++)
  await store(page, "cart_products", [{ left: true }])
  await page.addInitScript(() => Reflect.set(window, "left", true))
  await page.route(/robots/, (route) => route.fulfill({ body: "left" }))
  await page.goto(empty)
  await page.evaluate(() => {
    history.pushState(null, "", "?left")
    return new Promise((done) => {
      indexedDB.open("left").onsuccess = done
    })
  })
  await page.context().addCookies([{ name: "left", value: "1", url: empty }])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.context().newPage()
  const left = await stored()
  expect(left).toMatchObject({ lists: [1, 1], databases: [{ name: "left" }], script: true, pages: 2 })
  expect(left.cookies).toHaveLength(1)

  await pages.clear(page, empty)
  expect(await pages.open(browser, device)).toBe(page)
  const known = asked
  await page.goto(empty)
  expect(await stored()).toEqual(before)
  expect(asked).toBe(known)
  await expect(page.locator("body")).not.toHaveText("left")
  expect(() => page.clock.install()).toThrow("keepsPage")
})
