import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { MergeDialog } from "./merge-dialog.tsx"

afterEach(() => vi.unstubAllGlobals())

const merge = {
  from: { documentId: "o1", version: 1, number: "HN-26-000001" },
  into: { documentId: "o2", version: 3, number: "HN-26-000002" },
  as: "more" as const,
}

test("goods that take the other order to a desk are named with its cost, before a second press merges", async () => {
  const sent: unknown[] = []
  vi.stubGlobal("fetch", async (_path: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    if (body.total === 2400) return Response.json({ data: {} })
    const details = { reason: "desk", together: 2800, total: 2400 }
    return Response.json({ error: { status: 409, name: "ConflictError", message: "", details } }, { status: 409 })
  })
  const onMerged = vi.fn()
  const { screen, t } = await renderInConsole(
    "ar",
    <MergeDialog merge={merge} onClose={() => {}} onMerged={onMerged} />,
    (page) => <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>,
  )
  const button = screen.getByRole("button", { name: t("order.merge") })
  await expect.element(button).toBeEnabled()
  // Without the console's own layers the dialog's ground would catch the pointer.
  const press = () => (button.element() as HTMLElement).click()
  press()
  const alert = screen.getByRole("alert")
  await expect.poll(() => alert.query()?.textContent).toContain(t("order.mergeToDesk"))
  expect(alert.element().textContent).toContain(t("order.mergeCosts"))
  expect(onMerged).not.toHaveBeenCalled()
  await expect.element(button).toBeEnabled()
  press()
  await expect.poll(() => onMerged.mock.calls.length).toBe(1)
  expect(sent).toMatchObject([{ version: 1, into: { documentId: "o2", version: 3 } }, { total: 2400 }])
})
