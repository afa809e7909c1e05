import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { saveFields, saveForm, startingCheckout } from "./saved-checkout.ts"

/** A browser's storage. */
function textStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", textStorage())
  vi.stubGlobal("localStorage", textStorage())
  vi.stubGlobal("window", new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

function formWith(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("a coupon is kept while the shop has not answered for it, whatever is typed meanwhile", () => {
  saveFields({ coupon: "MODE10" })
  // The form sends a coupon that holds alone.
  saveForm(formWith({ firstname: "Amina", coupon: "" }))
  expect(startingCheckout(undefined)).toMatchObject({ firstname: "Amina", coupon: "MODE10" })
})

test("a wilaya that was chosen in this tab has no commune of another one", () => {
  localStorage.setItem("order_person", JSON.stringify({ firstname: "Amina", wilaya: "Blida", commune: "Mouzaia" }))
  expect(startingCheckout(undefined)).toMatchObject({ wilaya: "Blida", commune: "Mouzaia", remembered: true })
  saveForm(formWith({ wilaya: "Oran", commune: "" }))
  expect(startingCheckout(undefined)).toMatchObject({ firstname: "Amina", wilaya: "Oran", commune: "" })
})
