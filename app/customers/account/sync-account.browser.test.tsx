import { afterEach, expect, test, vi } from "vitest"
import { saveForm, startingCheckout } from "../../orders/checkout/saved-checkout.ts"
import { recentOrders, saveRecentOrder } from "../../orders/confirmation/recent-orders.ts"
import { syncAccount } from "./sync-account.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

test("what stands in the checkout of who was signed in, and their last orders, are gone for who comes next", async () => {
  // The mark of a wishlist that is to be synced.
  localStorage.setItem("account_wishlist", '["nova-12"]')
  const form = new FormData()
  for (const [name, value] of [
    ["firstname", "Amina"],
    ["mobile", "0550010203"],
    ["address", "12, rue des Jasmins"],
  ] as const)
    form.set(name, value)
  saveForm(form)
  saveRecentOrder({ token: "t", number: "HN-26-000001", createdAt: new Date().toISOString() })
  expect([startingCheckout(undefined).firstname, recentOrders().length]).toEqual(["Amina", 1])

  // The server's answer to a browser without a session.
  vi.stubGlobal("fetch", async () => Response.json(null))
  syncAccount()
  await vi.waitFor(() => expect(localStorage.getItem("account_wishlist")).toBe(""))
  expect(startingCheckout(undefined)).toMatchObject({ firstname: "", mobile: "", address: "" })
  expect(recentOrders()).toEqual([])
})
