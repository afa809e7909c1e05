import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import type { MessagePlan } from "../app/i18n/message-files.ts"
import { type Chunk, type Chunks, chunkFile, listKeys, messageTables } from "./message-keys.ts"

const planModule = "virtual:message-plan"
const planFile = join(import.meta.dirname, "../build/messages.json")

/** Gives every screen, and everything that is loaded on demand, the messages that its own code says and no others. A
 *  chunk imports `messages/…`, and the page's import map says in which language. The server's bundle, built after the
 *  browser's, learns from `virtual:message-plan` which files a page will ask for. */
export function messagesByScreen(): Plugin {
  const said = new Map<string, Set<string>>()
  const inBrowser = ({ name }: { name: string }) => name === "client"

  return {
    name: "messages-by-screen",
    resolveId: (id) => (id === planModule ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${planModule}`) return undefined
      // In development every page has all messages.
      const built = this.environment.mode === "build" && !inBrowser(this.environment)
      return `export const plan = ${built ? readFileSync(planFile, "utf8") : "null"}`
    },
    async renderChunk(code, chunk: Chunk, _options, { chunks }: { chunks: Chunks }) {
      const file = chunkFile(chunk)
      if (!inBrowser(this.environment) || !file) return null
      const keys = listKeys(chunk, chunks, Object.keys((await messageTables()).en))
      if (keys.size === 0) return null
      // A screen with an action in the browser is in two chunks, which share the file.
      said.set(file, new Set([...keys, ...(said.get(file) ?? [])]))
      return { code: `import "messages/${file}";\n${code}`, map: null }
    },
    async generateBundle(_options, bundle) {
      if (!inBrowser(this.environment)) return
      const plan: MessagePlan = { folders: { fr: "", ar: "", en: "" }, files: {} }
      for (const output of Object.values(bundle)) {
        const file = output.type === "chunk" && chunkFile(output)
        if (file && said.has(file)) plan.files[`/${output.fileName}`] = file
      }
      const tables = await messageTables()
      for (const locale of ["fr", "ar", "en"] as const) {
        const sources = [...said].map(([file, keys]) => [file, sourceOf(keys, tables[locale])] as const)
        const hash = createHash("sha256").update(JSON.stringify(sources.toSorted())).digest("hex").slice(0, 8)
        const folder = `assets/messages-${locale}-${hash}/`
        plan.folders[locale] = `/${folder}`
        for (const [file, source] of sources) this.emitFile({ type: "asset", fileName: folder + file, source })
      }
      mkdirSync(join(planFile, ".."), { recursive: true })
      writeFileSync(planFile, JSON.stringify(plan))
    },
  }
}

/** A script that adds its messages to those of the page. */
function sourceOf(keys: Set<string>, table: Record<string, unknown>): string {
  const messages = Object.fromEntries([...keys].sort().map((key) => [key, table[key]]))
  return `Object.assign(globalThis.hanoutMessages??={},${JSON.stringify(messages)})`
}
