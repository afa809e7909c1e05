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

const payment = (name: string) => `export default { name: 'x', payment: { name: ${name}, start: async () => '' } }`

/** A file with the adapter of a carrier's platform. */
const carrier = (name: string, platform: string) => {
  const parts = [
    "keys: ['token'], quotas: [{ requests: 1, milliseconds: 1000 }], hosts: [{ name: 'Van', baseUrl: 'https://a.test/' }]",
    "repeat: 'none', maxBatch: 1, maxTracked: 1, division: 58, needsValidation: false, hasExchanges: false",
  ]
  const calls = ["check", "places", "createParcels", "track"].map((call) => `${call}: async () => []`).join()
  return `export default { name: '${name}', carrier: { platform: '${platform}', ${parts}, ${calls} } }`
}

it("takes a carrier under a name of its own alone", async () => {
  const [plugin] = await loadPlugins(folderWith({ "a.mjs": carrier("van", "own-van") }))
  expect(plugin?.carrier).toMatchObject({ platform: "own-van", keys: ["token"] })
  for (const taken of ["yalidine", "zr"]) {
    await expect(loadPlugins(folderWith({ "a.mjs": carrier("van", taken) }))).rejects.toThrow(/carrier: must be/)
  }
  const two = { "a.mjs": carrier("van", "own-van"), "b.mjs": carrier("other", "own-van") }
  await expect(loadPlugins(folderWith(two))).rejects.toThrow(/b\.mjs.*own-van/)
})

it.each(["repeat", "maxBatch", "maxTracked", "division", "needsValidation", "hasExchanges"])(
  "takes no carrier without %s",
  async (part) => {
    const text = carrier("van", "own-van").replace(new RegExp(`${part}: [^,]+,`), "")
    await expect(loadPlugins(folderWith({ "a.mjs": text }))).rejects.toThrow(/carrier: must be/)
  },
)

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
  ["has a carrier that is none", "export default { name: 'x', carrier: { platform: 'own-van' } }", /carrier: must be/],
  ["has a payment without its name in Arabic", payment("{ fr: 'Carte', en: 'Card' }"), /payment\.name\.ar/],
  [
    "has a payment that begins nothing",
    "export default { name: 'x', payment: { name: {}, start: 1 } }",
    /payment\.start/,
  ],
  ["has a part that there is not", "export default { name: 'x', payments: [] }", /payments/],
])("names a file that %s", async (_, text, message) => {
  await expect(loadPlugins(folderWith({ "a.mjs": text }))).rejects.toThrow(message)
})

it("takes no two of one name", async () => {
  const text = "export default { name: 'same' }"
  await expect(loadPlugins(folderWith({ "a.mjs": text, "b.mjs": text }))).rejects.toThrow(/b\.mjs.*same/)
})
