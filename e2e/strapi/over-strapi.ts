import type { ChildProcess } from "node:child_process"
import { expect, type Page, test } from "@playwright/test"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { startStrapi, storedIn, strapi } from "./real-strapi.ts"
import { startProxy } from "./strapi-proxy.ts"

export const slug = "sac-casbah"

/** A storefront over a real Strapi for the tests of one file, with a proxy between the two. */
export function openStorefront() {
  const parts: {
    strapi?: ChildProcess
    proxy?: Awaited<ReturnType<typeof startProxy>>
    data?: ReturnType<typeof temporaryData>
    shop?: Running
  } = {}
  const part = <Name extends keyof typeof parts>(name: Name): NonNullable<(typeof parts)[Name]> => {
    const found = parts[name]
    if (!found) throw new Error(`There is no ${name} yet`)
    return found
  }
  test.describe.configure({ mode: "serial" })
  test.beforeAll(async () => {
    parts.strapi = await startStrapi()
    parts.proxy = await startProxy(strapi.url)
    parts.data = temporaryData()
    const settings = { API_BASE: parts.proxy.url, API_TOKEN: strapi.token, DATA_DIR: parts.data.dir }
    parts.shop = await startProcess("storefront", settings)
  })
  test.afterEach(() => parts.proxy?.recover())
  test.afterAll(async () => {
    await parts.shop?.stop()
    parts.proxy?.close()
    parts.strapi?.kill("SIGKILL")
    parts.data?.remove()
  })
  return {
    address: (path: string) => part("shop").url + path,
    proxy: () => part("proxy"),
    killStrapi: () => void part("strapi").kill("SIGKILL"),
    async restartStrapi() {
      parts.strapi = await startStrapi()
    },
  }
}

/** Fills in the order form of a product's page, with a first name by which the order is found. */
export async function fillForm(page: Page, address: string, firstname: string) {
  await page.goto(address, { waitUntil: "load" })
  const form = page.locator("#commande")
  await form.locator("input[name=firstname]").fill(firstname)
  await form.locator("input[name=lastname]").fill("Bensalem")
  await form.locator("input[name=mobile]").fill("0550112233")
  const alert = form.getByRole("alert").first()
  return {
    alert,
    press: () => form.getByRole("button", { name: "Commander", exact: false }).last().click(),
    async expectTyped() {
      await expect(form.locator("input[name=firstname]")).toHaveValue(firstname)
      await expect(form.locator("input[name=lastname]")).toHaveValue("Bensalem")
      await expect(form.locator("input[name=mobile]")).toHaveValue("0550112233")
    },
  }
}

/** The orders that are stored under a first name. */
export const findOrders = async (firstname: string) =>
  (await storedIn("orders")).filter((order) => order.firstname === firstname)
