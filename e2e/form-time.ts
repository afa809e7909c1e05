import type { APIRequestContext, Locator } from "@playwright/test"
import { expect } from "./shop.ts"

/** Presses a form's button until the form is taken: nobody fills one in at once, so the shop asks programs to press once
 *  more.
 *  @param sent what the page says then */
export async function pressUntilSent(button: Locator, sent: Locator): Promise<void> {
  await expect(async () => {
    await button.click()
    await expect(sent).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

/** Sends a form as a browser without scripts does, with the signed time of its page.
 *  @param address of the page */
export async function sendForm(request: APIRequestContext, address: string, fields: Record<string, string>) {
  const page = await (await request.get(address)).text()
  const [, time = ""] = /name="form_time" value="([^"]+)"/.exec(page) ?? []
  expect(time).not.toBe("")
  const form = { ...fields, website: "", form_time: time }
  const headers = { origin: new URL(address).origin }
  await expect
    .poll(async () => (await request.post(address, { form, headers })).status(), { timeout: 15_000, intervals: [500] })
    .toBe(200)
}
