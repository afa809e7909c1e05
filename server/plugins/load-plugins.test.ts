import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { loadPlugins } from "./load-plugins.ts"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder of plugins with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "hanout-plugins-"))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

it("loads a folder's files in the order of their names, and nothing else of it", async () => {
  const folder = folderWith({
    "b.mjs": "export default { name: 'second', events: ['order.placed'], onEvent: async () => {} }",
    "a.mjs": "export default { name: 'first', fetch: () => new Response('ok') }",
    "readme.md": "# nothing",
  })
  const plugins = await loadPlugins(folder)
  expect(plugins.map(({ name }) => name)).toEqual(["first", "second"])
})

it("needs no folder", async () => {
  expect(await loadPlugins("/nowhere/at/all")).toEqual([])
})

it.each([
  ["throws", "throw new Error('no key')", /a\.mjs cannot be loaded: no key/],
  ["exports nothing", "export const name = 'x'", /a\.mjs is none/],
  ["has a name that is no part of an address", "export default { name: '../admin' }", /name: must be/],
  ["wants an event that there is not", "export default { name: 'x', events: ['order.eaten'] }", /events/],
  ["has a part that there is not", "export default { name: 'x', payments: [] }", /payments/],
])("names a file that %s", async (_, text, message) => {
  await expect(loadPlugins(folderWith({ "a.mjs": text }))).rejects.toThrow(message)
})

it("takes no two of one name", async () => {
  const text = "export default { name: 'same' }"
  await expect(loadPlugins(folderWith({ "a.mjs": text, "b.mjs": text }))).rejects.toThrow(/b\.mjs.*same/)
})
