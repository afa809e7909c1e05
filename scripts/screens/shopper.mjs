// A shopper with an account, an address and an order.
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
    await page.locator("#account-wilaya").selectOption(wilaya)
    await page.locator("#account-commune").selectOption(commune)
    await page.locator("[name=address]").fill(address)
    await page.locator(".account-form button.btn[value=address]").click()
    await page.locator("#account-wilaya").waitFor({ state: "detached" })
  }
  const order = { quantity: "1", color: prefix ? "أسود" : "Noir", wilaya: "Alger", commune: "Kouba", delivery: "home" }
  const person = { mobile, firstname: "Amina", lastname: "Bensalem", amount: "25200", intent: "order" }
  const answer = await page.request.post(`${shop}${prefix}/product-details/casque-aura`, {
    form: { ...order, ...person },
    headers: { origin: shop },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`The order was answered with ${answer.status()}`)
}
