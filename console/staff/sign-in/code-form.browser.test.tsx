import { afterEach, expect, test, vi } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { CodeForm } from "./code-form.tsx"

afterEach(() => vi.unstubAllGlobals())

test("six digits of an Arabic keyboard are a code of the app, not a spare one", async () => {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push([new URL(address, location.href).pathname, JSON.parse(String(init.body))])
    return Response.json({ data: {} })
  })
  const done = vi.fn()
  const { screen, t } = await renderInConsole("ar", <CodeForm onDone={done} onBack={() => undefined} />)
  await screen.getByLabelText(t("auth.code")).fill("١٢٣ ٤٥٦")
  await screen.getByRole("button", { name: t("auth.continue") }).click()
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent).toEqual([["/api/admin/auth/two-factor/verify-totp", { code: "123456" }]])
})
