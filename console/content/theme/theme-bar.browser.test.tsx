import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import { cleanup } from "vitest-browser-react"
import type { ThemeStateResource } from "#api/content/theme/contract-admin-theme.ts"
import { type Corner, defaultTheme, type Theme } from "#core/content/theme/theme.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { ThemeBar } from "./theme-bar.tsx"
import { useThemeEditor } from "./use-theme-editor.ts"

afterEach(async () => {
  vi.unstubAllGlobals()
  // A form that is not saved keeps its page from being left.
  await cleanup()
})

const withCorner = (corner: Corner): Theme => ({ ...defaultTheme, corner })
const stateOf = (draft: Corner, published: Corner): ThemeStateResource => ({
  draft: withCorner(draft),
  published: withCorner(published),
  undoSteps: 1,
  updatedAt: "2026-11-21T10:00:00.000Z",
})

function Part({ loaded }: { loaded: ThemeStateResource }) {
  const editor = useThemeEditor(loaded)
  return (
    <>
      <p>corner: {editor.draft.corner}</p>
      <button type="button" onClick={() => editor.set({ corner: "square" })}>
        square
      </button>
      <button type="button" onClick={editor.undo}>
        undo
      </button>
      <ThemeBar editor={editor} />
    </>
  )
}

/** The bar over a shop that answers with a state once the test lets it. */
async function renderBar(loaded: ThemeStateResource, answer: () => Promise<ThemeStateResource>) {
  vi.stubGlobal("fetch", async () => Response.json({ data: await answer() }))
  const { screen, t } = await renderInConsole("fr", <Part loaded={loaded} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click()
  return { screen, t, press }
}

test("what is chosen while a look is published is not said to be", async () => {
  const stored = Promise.withResolvers<ThemeStateResource>()
  const { screen, t, press } = await renderBar(stateOf("large", "medium"), () => stored.promise)
  await press(t("theme.publish"))
  await press("square")
  stored.resolve(stateOf("large", "large"))
  await expect.element(screen.getByText(t("theme.open.unsaved"))).toBeVisible()
  await expect.element(screen.getByText(t("theme.stage.published"))).not.toBeInTheDocument()
})

test("going back leaves in the form what was there: the draft, or what was not saved", async () => {
  const back = async () => stateOf("large", "medium")
  const { screen, t, press } = await renderBar(stateOf("large", "large"), back)
  await press("undo")
  await expect.element(screen.getByText(t("theme.stage.undone"))).toBeVisible()
  await expect.element(screen.getByText("corner: large")).toBeVisible()
  // It is stored as the draft.
  await expect.element(screen.getByRole("button", { name: t("theme.saveDraft") })).toBeDisabled()

  await press("square")
  await press("undo")
  await expect.element(screen.getByText(t("theme.stage.undone"))).toBeVisible()
  await expect.element(screen.getByText("corner: square")).toBeVisible()
})
