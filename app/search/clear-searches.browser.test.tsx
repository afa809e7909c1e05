import { afterEach, beforeEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInShop } from "../testing/render-in-shop.tsx"
import { rememberSearch } from "./recent-searches.ts"
import { SearchForm } from "./search-form.tsx"
import { SearchStart } from "./search-start.tsx"

const nothing = { categories: [], products: [], total: 0, meant: null }
const { fetch } = window
beforeEach(() => {
  window.fetch = async () => Response.json(nothing)
  rememberSearch("casque")
})
afterEach(() => {
  window.fetch = fetch
  localStorage.clear()
})

test("the focus is in the field after the searches of the search page are cleared", async () => {
  const part = (
    <main>
      <SearchStart popular={{ categories: [], products: [] }} />
    </main>
  )
  const { screen, t } = await renderInShop("fr", part)
  const recent = screen.getByRole("region", { name: t("search.recent") })
  await recent.getByRole("button", { name: t("search.recent.forget") }).click()
  await expect.element(recent).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText(t("shell.search.label"))).toHaveFocus()
})

test("the focus is in the field after the searches of its list are cleared by the keyboard", async () => {
  const { screen, t } = await renderInShop("fr", <SearchForm />)
  const field = screen.getByLabelText(t("shell.search.label"))
  await field.click()
  const clear = screen.getByRole("button", { name: t("search.recent.forget") })
  await expect.element(clear).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(clear).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(clear).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})
