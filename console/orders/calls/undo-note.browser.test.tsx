import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { noteDuration, useNotify } from "../../ui/notify/notify-context.ts"
import { UndoNote } from "./undo-note.tsx"

function Store() {
  const notify = useNotify()
  const orders = [{ documentId: "o1", version: 3 }]
  return (
    <button type="button" onClick={() => notify(<UndoNote text="stored" orders={orders} />)}>
      store
    </button>
  )
}

async function renderNote() {
  // Around the notes, too, as in the console.
  const { screen, t } = await renderInConsole("ar", <Store />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  const store = screen.getByRole("button", { name: "store" })
  await store.click()
  return {
    screen,
    store,
    note: screen.getByRole("alert"),
    undo: screen.getByRole("button", { name: t("orders.undo") }),
    t,
  }
}

// The page's clock stands: what passes is said below.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("an undo is offered for its time, and as long as the focus is on it", async () => {
  const { store, note, undo } = await renderNote()
  await expect.element(note).toBeVisible()
  vi.advanceTimersByTime(noteDuration - 1)
  await expect.element(note).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(note).not.toBeInTheDocument()

  await store.click()
  await expect.element(note).toBeVisible()
  await userEvent.tab()
  await expect.element(undo).toHaveFocus()
  vi.advanceTimersByTime(10 * noteDuration)
  await expect.element(note).toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(store).toHaveFocus()
  vi.advanceTimersByTime(noteDuration)
  await expect.element(note).not.toBeInTheDocument()
})

test("a press takes the change back once, and says so in its place", async () => {
  const sent: unknown[] = []
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))])
    return Response.json({ data: [{ documentId: "o1", ok: true, version: 4, status: "new" }] })
  })
  const { note, undo, t } = await renderNote()
  await undo.click()
  await expect.element(note).toHaveTextContent(t("orders.undone"))
  await expect.element(undo).not.toBeInTheDocument()
  expect(sent).toEqual([["POST", "/api/admin/orders/undo", { orders: [{ documentId: "o1", version: 3 }] }]])
})

test("what cannot be taken back is said, with the reason", async () => {
  const rejected = {
    documentId: "o1",
    ok: false,
    number: null,
    problem: "unknown",
    from: null,
    allowed: [],
    missing: [],
  }
  vi.stubGlobal("fetch", async () => Response.json({ data: [rejected] }))
  const { note, undo, t } = await renderNote()
  await undo.click()
  await expect.element(note).toHaveTextContent(t("orders.problem.unknown"))
  await expect.element(note).toHaveAttribute("data-type", "warning")
})
