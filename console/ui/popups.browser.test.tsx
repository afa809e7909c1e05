import { useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { Dialog } from "./dialog.tsx"
import { ChipMenu } from "./lists/chip-menu.tsx"
import { Menu, MenuItem } from "./menu.tsx"
import { useNotify } from "./notify/notify-context.ts"

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

test("a menu opens at its end by the arrow up, turns around, and Tab goes on from its button", async () => {
  const menu = (
    <>
      <Menu button="open" aria-label="menu">
        <MenuItem onPress={vi.fn()}>first</MenuItem>
        <MenuItem onPress={vi.fn()}>second</MenuItem>
      </Menu>
      <button type="button">next</button>
    </>
  )
  const { screen } = await renderInConsole("fr", menu)
  await userEvent.tab()
  await userEvent.keyboard("{ArrowUp}")
  await expect.element(screen.getByRole("menuitem", { name: "second" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(screen.getByRole("menuitem", { name: "first" })).toHaveFocus()
  await userEvent.keyboard("s")
  await expect.element(screen.getByRole("menuitem", { name: "second" })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument()
  await expect.element(screen.getByRole("button", { name: "next" })).toHaveFocus()
})

test("Tab leaves a chip's choices for what follows the chip", async () => {
  const chips = (
    <>
      <ChipMenu text="chip" on={false}>
        {() => <button type="button">choice</button>}
      </ChipMenu>
      <button type="button">next</button>
    </>
  )
  const { screen } = await renderInConsole("fr", chips)
  await screen.getByRole("button", { name: "chip" }).click()
  await expect.element(screen.getByRole("dialog", { name: "chip" })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole("button", { name: "choice" })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole("button", { name: "next" })).toHaveFocus()
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
})

function Question() {
  const [isOpen, setOpen] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const notify = useNotify()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      {isOpen && (
        <Dialog title="sure?" onClose={() => setOpen(false)}>
          <input aria-label="why" autoFocus />
          <button type="button" onClick={() => setAgain(true)}>
            yes
          </button>
          {isAgain && (
            <Dialog title="really?" onClose={() => setAgain(false)}>
              <button type="button" onClick={() => notify("gone")}>
                note
              </button>
              <button
                type="button"
                onClick={() => {
                  notify("ended")
                  setOpen(false)
                  setAgain(false)
                }}
              >
                end
              </button>
            </Dialog>
          )}
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

test("a dialog over another one closes alone by Escape, and both at once give the focus back", async () => {
  const { screen } = await renderInConsole("fr", <Question />)
  const ask = screen.getByRole("button", { name: "ask" })
  await ask.click()
  await expect.element(screen.getByLabelText("why")).toHaveFocus()
  const yes = screen.getByRole("button", { name: "yes" })
  await yes.click()
  await expect.element(screen.getByRole("dialog", { name: "really?" })).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("dialog", { name: "really?" })).not.toBeInTheDocument()
  await expect.element(yes).toHaveFocus()
  await yes.click()
  await screen.getByRole("button", { name: "end" }).click()
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
})

test("a note over a dialog can be pressed, and one that comes as dialogs close stays", async () => {
  const { screen } = await renderInConsole("fr", <Question />)
  await screen.getByRole("button", { name: "ask" }).click()
  await screen.getByRole("button", { name: "yes" }).click()
  await screen.getByRole("button", { name: "note" }).click()
  const note = screen.getByRole("alert")
  await note.click()
  await expect.element(note).toHaveTextContent("gone")
  await screen.getByRole("button", { name: "end" }).click()
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
  await expect.element(note).toHaveTextContent("ended")
})

test("a press beside a dialog closes it; one that begins inside, or ends there, does not", async () => {
  const { screen } = await renderInConsole("fr", <Question />)
  await screen.getByRole("button", { name: "ask" }).click()
  const dialog = screen.getByRole("dialog", { name: "sure?" })
  const press = (type: string, clientX: number, clientY: number) =>
    dialog.element().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }))
  const { x, y } = dialog.element().getBoundingClientRect()
  press("pointerdown", x + 5, y + 5)
  press("click", x - 5, y)
  press("pointerdown", x - 5, y)
  press("click", x + 5, y + 5)
  await expect.element(dialog).toBeVisible()
  press("pointerdown", x - 5, y)
  press("click", x - 5, y)
  await expect.element(dialog).not.toBeInTheDocument()
})
