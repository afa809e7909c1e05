import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import type { Me } from "#api/staff/contract-me.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { SignInAgain } from "./sign-in-again.tsx"

const member: Me = {
  id: "rania",
  name: "Rania Belkacem",
  email: "rania@shop.example",
  role: "owner",
  permissions: [],
  twoFactor: false,
  secondFactorMissing: false,
  locale: "fr",
}

function Screen({ onClose }: { onClose: () => void }) {
  const [hasEnded, setEnded] = useState(false)
  return (
    <>
      <Dialog title="dialog" onClose={onClose}>
        <button type="button" onClick={() => setEnded(true)}>
          save
        </button>
      </Dialog>
      {hasEnded && <SignInAgain member={member} />}
    </>
  )
}

test("a session that ends under an open dialog is taken up over it, and the dialog stays", async () => {
  const close = vi.fn()
  const { screen, t } = await renderInConsole("fr", <Screen onClose={close} />, (page) => (
    <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
  ))
  const save = screen.getByRole("button", { name: "save" }).element()
  if (save instanceof HTMLElement) save.click()
  const password = screen.getByLabelText(t("auth.password"))
  await expect.element(password).toHaveFocus()
  await expect.element(screen.getByLabelText(t("auth.email"))).toHaveValue(member.email)
  await password.click()
  await password.fill("petit jardin")
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("heading", { name: t("auth.ended") })).toBeVisible()
  await expect.element(password).toHaveValue("petit jardin")
  expect(close).not.toHaveBeenCalled()
})
