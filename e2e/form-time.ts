import type { APIRequestContext, Locator } from "@playwright/test"
import { expect } from "./shop.ts"

/** A limit against hanging, in milliseconds. */
const longest = 60_000

/** Presses a form's button until the form is taken: nobody fills one in at once, so the shop asks programs to press once
 *  more (422). Each press waits for the answer to the one before.
 *  @param sent what the page says then
 *  @param fill what a press needs each time: without scripts a page comes back without its passwords */
export async function pressUntilSent(
  button: Locator,
  sent: Locator,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  const page = button.page()
  const press = async () => {
    await fill()
    const answer = page.waitForResponse((response) => response.request().postData()?.includes("form_time") ?? false, {
      timeout: longest,
    })
    await button.click()
    return (await answer).status()
  }
  await expect.poll(press).not.toBe(422)
  await expect(sent).toBeVisible()
}

/** Sends a form as a browser without scripts does, with the signed time of its page.
 *  @param address of the page */
export async function sendForm(request: APIRequestContext, address: string, fields: Record<string, string>) {
  const page = await (await request.get(address)).text()
  const [, time = ""] = /name="form_time" value="([^"]+)"/.exec(page) ?? []
  expect(time).not.toBe("")
  const form = { ...fields, website: "", form_time: time }
  const headers = { origin: new URL(address).origin }
  await expect.poll(async () => (await request.post(address, { form, headers })).status()).toBe(200)
}
