import { QueryClientProvider } from "@tanstack/react-query"
import { useEffect } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { ListBase, useListContext } from "../../ui/lists/list-context.tsx"
import { ProductsMenu } from "./products-menu.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Selected({ ids }: { ids: string[] }) {
  const { selectedIds, onSelect } = useListContext()
  useEffect(() => {
    if (selectedIds.length === 0) onSelect(ids)
  })
  return <p>{selectedIds.length}</p>
}

test("more selected products than an address takes come in one file", async () => {
  const ids = Array.from({ length: 450 }, (_, at) => `id${at}`)
  const asked: string[][] = []
  vi.stubGlobal("fetch", async (path: string) => {
    const { pathname, searchParams } = new URL(path, location.origin)
    if (pathname.endsWith("/me")) return Response.json({ data: { permissions: [] } })
    if (!pathname.endsWith("/export")) return Response.json({ data: [], meta: { pagination: { total: 0 } } })
    const some = searchParams.get("ids")?.split(",") ?? []
    asked.push(some)
    // As the shop answers more.
    if (some.length > 200) return Response.json({ error: {} }, { status: 400 })
    return new Response(`\ufeffsku;name\r\n${some.map((id) => `${id};"a\r\nb"\r\n`).join("")}`)
  })
  const saved: Blob[] = []
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return "#"
  })
  const list = (
    <ListBase resource="products" perPage={25} sort={{ field: "updatedAt", order: "DESC" }}>
      <Selected ids={ids} />
      <ProductsMenu />
    </ListBase>
  )
  const { screen, t } = await renderInConsole("fr", list, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await expect.element(screen.getByText("450")).toBeVisible()
  await screen.getByRole("button", { name: t("shell.more") }).click()
  await screen.getByText(t("products.export")).click()
  await expect.poll(() => saved.length).toBe(1)
  expect(asked.flat()).toEqual(ids)
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split("\r\n")
  expect(lines[0]).toBe("sku;name")
  expect(lines.filter((line) => line.startsWith("id"))).toHaveLength(450)
  expect(lines.filter((line) => line.startsWith("sku"))).toHaveLength(1)
})
