// A shopper with an account, an address and an order.
import { orderHeadphones } from "./running-shop.mjs"
import { open, taken } from "./visitor.mjs"

let made = 0

/** Makes an account by its form; each time somebody else's. */
export async function makeAccount(page, shop, prefix) {
  made += 1
  const mobile = `05501122${String(10 + made)}`
  await open(page, `${shop}${prefix}/register`)
  await page.locator("[name=firstname]").fill(prefix ? "أمينة" : "Amina")
  await page.locator("[name=lastname]").fill(prefix ? "بن سالم" : "Bensalem")
  await page.locator("[name=login]").fill(mobile)
  await page.locator("[name=password]").fill("trois figues et un melon")
  await page.locator(".account-form button.btn").click()
  await page.waitForURL("**/profile")
  for (const [wilaya, commune, address] of [
    ["Béjaïa", "Akbou", prefix ? "حي 20 أوت، عمارة 4" : "Cité du 20 août, bâtiment 4"],
    ["Alger", "Kouba", prefix ? "12 نهج الياسمين" : "12, rue des Jasmins"],
  ]) {
    await open(page, `${shop}${prefix}/profile?address=new`)
    await taken(page)
    // Its options are there once it is touched.
    await page.locator("#account-wilaya").focus()
    await page.locator("#account-wilaya").selectOption(wilaya)
    await page.locator("#account-commune").selectOption(commune)
    await page.locator("[name=address]").fill(address)
    await page.locator(".account-form button.btn[value=address]").click()
    await page.locator("#account-wilaya").waitFor({ state: "detached" })
  }
  const cookies = await page.context().cookies(shop)
  const person = { mobile, firstname: "Amina", lastname: "Bensalem", wilaya: "Alger", commune: "Kouba" }
  await orderHeadphones(shop, prefix, person, cookies.map(({ name, value }) => `${name}=${value}`).join("; "))
}
