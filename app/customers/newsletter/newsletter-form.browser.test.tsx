import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../../testing/render-in-shop.tsx"
import type { SubscriberAnswer } from "./answer-subscriber.server.ts"
import { NewsletterForm } from "./newsletter-form.tsx"

/** The form beside another field, and what lets its answer come. */
async function openForm() {
  const { promise, resolve } = Promise.withResolvers<SubscriberAnswer>()
  const part = (
    <>
      <NewsletterForm path="/" />
      <input aria-label="other" />
    </>
  )
  const { screen, t } = await renderInShop("fr", part, () => promise)
  await screen.getByRole("textbox", { name: t("newsletter.email") }).fill("amina@exemple.dz")
  return {
    message: screen.getByText(t("newsletter.done")),
    send: screen.getByRole("button", { name: t("newsletter.send") }),
    other: screen.getByRole("textbox", { name: "other" }),
    answer: () => resolve({ state: "done", email: "", formTime: "" }),
  }
}

test("the message takes the focus of a form that was sent by Enter in its field", async () => {
  const { message, answer } = await openForm()
  await userEvent.keyboard("{Enter}")
  answer()
  await expect.element(message).toHaveFocus()
})

test("the message takes the focus of a form that was sent by its button", async () => {
  const { message, send, answer } = await openForm()
  await userEvent.tab()
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  answer()
  await expect.element(message).toHaveFocus()
})

test("the focus stays where somebody has gone on meanwhile", async () => {
  const { message, send, other, answer } = await openForm()
  await userEvent.keyboard("{Enter}")
  await expect.element(send).toBeDisabled()
  await other.click()
  answer()
  await expect.element(message).toBeVisible()
  await expect.element(other).toHaveFocus()
})
