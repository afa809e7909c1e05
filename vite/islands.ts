import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { normalizePath, type Plugin } from "vite"
import type { IslandFiles } from "../app/page/page-data.ts"
import { messageKeysIn, messageTables } from "./message-keys.ts"

const root = join(import.meta.dirname, "..")
/** The id of a module as Vite has it: with slashes, also on Windows. */
const moduleId = (path: string) => normalizePath(join(root, path))
const registryFile = moduleId("app/islands/registry.ts")
const filesModule = "virtual:island-files"

/** Where the build of the islands (vite.islands.config.ts) tells which files it has made. */
export const filesFile = "island-files.json"

/** Names of the islands, in the order in which their registry imports them. */
const readNames = async (): Promise<string[]> =>
  Object.keys((await import(pathToFileURL(registryFile).href)).registry as object)

/** Adds the messages that the islands say, a file for each language, and the list of all files to the build of the islands. An import of
 *  the router ends the build. */
export function islandBuild(): Plugin {
  return {
    name: "island-build",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === "react-router")
        this.error(`A part of an island imports the router, which no browser has: ${importer}`)
      return undefined
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk")
      const own = chunks
        .flatMap(({ modules }) => Object.entries(modules))
        .filter(([id]) => !id.includes("node_modules"))
      const tables = await messageTables()
      const keys = new Set(own.flatMap(([, { code }]) => messageKeysIn(code ?? "", Object.keys(tables.en))))
      const messages = (locale: "fr" | "ar" | "en") => {
        const said = Object.fromEntries([...keys].sort().map((key) => [key, tables[locale][key]]))
        const source = `export const messages=${JSON.stringify(said)}`
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8)
        const fileName = `assets/messages-${locale}-${hash}.js`
        this.emitFile({ type: "asset", fileName, source })
        return `/${fileName}`
      }
      const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find((each) => each.fileName === fileName)
        if (!chunk || found.has(fileName)) return found
        found.add(fileName)
        for (const imported of chunk.imports) withImports(imported, found)
        return found
      }
      const filesOf = (id: string) => {
        const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id))
        if (!chunk) throw new Error(`Not in the build of the islands: ${id}`)
        return [...withImports(chunk.fileName)].map((file) => `/${file}`)
      }
      const names = await readNames()
      const ids = this.getModuleInfo(registryFile)?.dynamicallyImportedIds ?? []
      if (names.length !== ids.length) throw new Error("Each island has a module of its own")
      const [start = ""] = filesOf(moduleId("app/islands/page-start.ts"))
      const [mount = "", ...mountImports] = filesOf(moduleId("app/islands/mount.tsx"))
      const files: IslandFiles = {
        start,
        mount,
        mountImports,
        islands: Object.fromEntries(names.map((name, at) => [name, filesOf(ids[at] ?? "")])),
        messages: { fr: messages("fr"), ar: messages("ar"), en: messages("en") },
      }
      this.emitFile({ type: "asset", fileName: filesFile, source: JSON.stringify(files) })
    },
  }
}

/** Files of the scripts are those of the pages, which have them without the base of the scripts: what the server writes is what an
 *  island renders. In development alone; a build has one base for both. */
export function filesOfPages(): Plugin {
  return {
    name: "files-of-pages",
    apply: "serve",
    enforce: "pre",
    load(id) {
      const [file = "", query = ""] = id.split("?")
      if (!/\bno-inline\b/.test(query)) return undefined
      return `export default ${JSON.stringify(`${file.slice(root.length)}?no-inline`)}`
    },
  }
}

/** Where the scripts are in development. */
export const islandsBase = "/islands/"

const inDevelopment: IslandFiles = {
  start: `${islandsBase}app/islands/page-start.ts`,
  mount: `${islandsBase}app/islands/mount.tsx`,
  mountImports: [],
  islands: {},
  messages: {
    fr: `${islandsBase}app/i18n/fr/all.ts`,
    ar: `${islandsBase}app/i18n/ar/all.ts`,
    en: `${islandsBase}app/i18n/en/all.ts`,
  },
}

/** Tells the storefront's server which files the islands have. */
export function islandFiles(): Plugin {
  return {
    name: "island-files",
    resolveId: (id) => (id === filesModule ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${filesModule}`) return undefined
      const isBuilt = this.environment.mode === "build"
      const files = isBuilt
        ? readFileSync(join(root, "build/islands", filesFile), "utf8")
        : JSON.stringify(inDevelopment)
      return `export const islandFiles = ${files}`
    },
  }
}
