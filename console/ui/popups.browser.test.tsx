import { useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { Dialog } from "./dialog.tsx"
import { Menu, MenuItem } from "./menu.tsx"

test("a menu is used by the keyboard", async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const menu = (
    <Menu button="open" aria-label="menu">
      <MenuItem onPress={first}>first</MenuItem>
      <MenuItem onPress={second}>second</MenuItem>
    </Menu>
  )
  const { screen } = await renderInConsole("ar", menu)
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByRole("menuitem", { name: "first" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(screen.getByRole("menuitem", { name: "second" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  expect(second).toHaveBeenCalledTimes(1)
  expect(first).not.toHaveBeenCalled()
})

function Question() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      {isOpen && (
        <Dialog title="sure?" onClose={() => setOpen(false)}>
          <button type="button">yes</button>
        </Dialog>
      )}
    </>
  )
}

test("a dialog has the focus until Escape closes it, and gives it back", async () => {
  const { screen } = await renderInConsole("fr", <Question />)
  const ask = screen.getByRole("button", { name: "ask" })
  await ask.click()
  const dialog = screen.getByRole("dialog", { name: "sure?" })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
})

test("a dialog has a close button in its heading row, in the order of the keys before its own buttons", async () => {
  const { screen, t } = await renderInConsole("ar", <Question />)
  const ask = screen.getByRole("button", { name: "ask" })
  await ask.click()
  const dialog = screen.getByRole("dialog", { name: "sure?" })
  const close = dialog.getByRole("button", { name: t("shell.close") })
  await expect.element(close).toBeVisible()
  // Its focus ring stays inside the dialog, whose overflow is cut.
  const [outer, inner] = [dialog.element().getBoundingClientRect(), close.element().getBoundingClientRect()]
  expect(Math.min(inner.left - outer.left, inner.top - outer.top)).toBeGreaterThanOrEqual(4)
  expect(Math.min(inner.width, inner.height)).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
})
