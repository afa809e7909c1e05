import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import { consoleQueries } from "../../../data/query-client.ts"
import { renderInConsole } from "../../../testing/render-in-console.tsx"
import type { FieldPart } from "./field-part.ts"
import { RuleField } from "./rule-field.tsx"

afterEach(() => vi.unstubAllGlobals())

const category = {
  documentId: "c1",
  slug: "sacs",
  title: { fr: "Sacs", ar: "", en: "" },
  parent: null,
  productType: "mode",
}

test.each([
  ["sacs", false],
  ["montres", true],
])("the category %s of a list is shown; it is said to be gone: %s", async (chosen, isGone) => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [category] }))
  const part = { values: { rule: "category", category: chosen }, place: "p", set: () => undefined }
  const { screen, t } = await renderInConsole("fr", <RuleField {...(part as unknown as FieldPart)} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  await expect.element(screen.getByRole("option", { name: "Sacs" })).toBeInTheDocument()
  await expect.element(screen.getByLabelText(t("section.field.category"))).toHaveValue(chosen)
  expect(screen.getByText(t("section.categoryGone")).elements()).toHaveLength(isGone ? 1 : 0)
})
