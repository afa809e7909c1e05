import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** What is known of a piece of the browser's code while it is built. */
export type Chunk = {
  facadeModuleId: string | null
  isEntry: boolean
  isDynamicEntry: boolean
  imports: string[]
  modules: Record<string, { code: string | null }>
}

export type Chunks = Record<string, Chunk>

const root = join(import.meta.dirname, "..")

/** What every page runs: the entry brings the messages of both. */
const everywhere = /[\\/]app[\\/](entry\.client|root)\.tsx/
const baseFile = "base.js"

/** The file of messages that a chunk imports: one for each screen and for each thing that is loaded on demand.
 *  @returns undefined for chunks that others share: what those say is in the files of the others */
export function chunkFile({ facadeModuleId, isEntry, isDynamicEntry }: Chunk): string | undefined {
  const [, path] = /[\\/]app[\\/](.+?)\.tsx?(\?|$)/.exec(facadeModuleId ?? "") ?? []
  if (!path || !(isEntry || isDynamicEntry)) return undefined
  if (path === "root") return undefined
  return path === "entry.client" ? baseFile : `${path.replaceAll("\\", "/")}.js`
}

/** All that a chunk's code may say, with the code that it imports, without what every page has anyway. */
export function listKeys(chunk: Chunk, chunks: Chunks, all: string[]): Set<string> {
  const base = everyPage(chunks, all)
  if (chunkFile(chunk) === baseFile) return base
  return new Set([...saidIn(withImports([chunk], chunks), all)].filter((key) => !base.has(key)))
}

const bases = new WeakMap<Chunks, Set<string>>()

function everyPage(chunks: Chunks, all: string[]): Set<string> {
  const known = bases.get(chunks)
  if (known) return known
  const roots = Object.values(chunks).filter(({ facadeModuleId }) => everywhere.test(facadeModuleId ?? ""))
  if (roots.length !== 2) throw new Error(`Of the entry and the root, ${roots.length} were found`)
  const base = saidIn(withImports(roots, chunks), all)
  bases.set(chunks, base)
  return base
}

function withImports(from: Chunk[], chunks: Chunks): Set<Chunk> {
  const found = new Set(from)
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks[name]
      if (chunk) found.add(chunk)
    }
  }
  return found
}

function saidIn(chunks: Set<Chunk>, all: string[]): Set<string> {
  const code = [...chunks].flatMap(({ modules }) => Object.entries(modules))
  return new Set(
    code.filter(([id]) => !id.includes("node_modules")).flatMap(([, { code }]) => messageKeysIn(code ?? "", all)),
  )
}

/** The messages that a piece of code may say: its texts that are keys, and whatever fits its templates, so that
 *  `shell.universe.${type}` stands for all four. */
export function messageKeysIn(code: string, all: string[]): string[] {
  const known = new Set(all)
  const texts = [...code.matchAll(/(["'`])([a-z]\w*\.[\w.-]+)\1/gi)].map(([, , text]) => text ?? "")
  const templates = [...code.matchAll(/`([a-z]\w*\.[\w.-]*\$\{[^`]*)`/gi)].map(([, text]) => patternOf(text ?? ""))
  return [...texts.filter((text) => known.has(text)), ...all.filter((key) => templates.some((one) => one.test(key)))]
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join("[\\w-]+")}$`)
}

type Tables = Record<"fr" | "ar" | "en", Record<string, unknown>>

/** The messages of all languages, read when they are needed: a change of one does not restart the development server. */
export async function messageTables(): Promise<Tables> {
  const load = async (locale: string) =>
    (await import(pathToFileURL(join(root, `app/i18n/${locale}/all.ts`)).href)) as { messages: Record<string, unknown> }
  const [fr, ar, en] = await Promise.all([load("fr"), load("ar"), load("en")])
  return { fr: fr.messages, ar: ar.messages, en: en.messages }
}
