import { randomBytes } from "node:crypto"
import { basename, dirname, join, relative } from "node:path"
import { defineConfig, type Plugin } from "vite"
import { asciiScripts } from "../vite/ascii-scripts.ts"

const root = join(import.meta.dirname, "..")
const outDir = join(root, "build/program")

/** The program, and what it starts as threads. */
const entries = [
  "server/main.ts",
  "api/catalogue/listing/load-worker.ts",
  "api/imports/import-worker.ts",
  "api/openapi/openapi-worker.ts",
  "api/passwords/scrypt-thread.ts",
  "api/composition/query-worker.ts",
  "server/process/damage-worker.ts",
]

const fromBundle = (path: string) => JSON.stringify(relative(outDir, path).replaceAll("\\", "/"))

/** Modules find files beside them as in the sources, and threads in the bundle. */
const addresses: Plugin = {
  name: "addresses-of-sources",
  transform(code, id) {
    if (id.startsWith("\0") || id.includes("node_modules") || !code.includes("import.meta.")) return
    return code
      .replace(/new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, 'new URL("./$1.js", import.meta.url)')
      .replaceAll("import.meta.dirname", `(import.meta.dirname + "/" + ${fromBundle(dirname(id))})`)
      .replaceAll("createRequire(import.meta.url)", `createRequire(new URL(${fromBundle(id)}, import.meta.url))`)
  },
}

/** The shop's program in a few files: Node resolves, reads and links some thousand modules in a second of processor time. */
export default defineConfig({
  root,
  plugins: [addresses, asciiScripts()],
  define: { PROGRAM_BUILD: JSON.stringify(randomBytes(12).toString("hex")) },
  publicDir: false,
  // Those with machine code, and the one whose optional packages are looked for at run time.
  ssr: { noExternal: true, external: ["better-sqlite3", "pg", "sharp"] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    minify: false,
    target: "node20",
    rolldownOptions: {
      input: Object.fromEntries(entries.map((path) => [basename(path, ".ts"), join(root, path)])),
      output: { chunkFileNames: "[name]-[hash].js", keepNames: true },
    },
  },
})
