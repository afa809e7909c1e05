import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { FormBar } from "./form-bar.tsx"

test("Ctrl+S stores, and both buttons do what they say", async () => {
  const [save, discard] = [vi.fn(), vi.fn()]
  const { screen, t } = await renderInConsole("ar", <FormBar state="unsaved" onSave={save} onDiscard={discard} />)
  await expect.element(screen.getByRole("status")).toHaveTextContent(t("form.state.unsaved"))
  await userEvent.keyboard("{Control>}s{/Control}")
  expect(save).toHaveBeenCalledTimes(1)
  await screen.getByRole("button", { name: t("form.save") }).click()
  expect(save).toHaveBeenCalledTimes(2)
  await screen.getByRole("button", { name: t("form.discard") }).click()
  expect(discard).toHaveBeenCalledTimes(1)
})

test("what is on its way is not stored twice", async () => {
  const save = vi.fn()
  const { screen, t } = await renderInConsole("fr", <FormBar state="saving" onSave={save} />)
  await expect.element(screen.getByRole("button", { name: t("form.save") })).toBeDisabled()
  await userEvent.keyboard("{Control>}s{/Control}")
  expect(save).not.toHaveBeenCalled()
})
