// node vite/css-types.ts: writes a declaration of each CSS Module into .css-types, so that a class that it does not declare is
// a type error. Run by the check of types, after `react-router typegen`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { cssModuleFiles, readCssModules } from "./read-css-modules.ts"

const root = join(import.meta.dirname, "..")
const folder = join(root, ".css-types")

rmSync(folder, { recursive: true, force: true })
for (const { file, exports } of await readCssModules(cssModuleFiles(["app", "console"]))) {
  const declaration = join(folder, relative(root, file).replace(/\.css$/, ".d.css.ts"))
  mkdirSync(dirname(declaration), { recursive: true })
  const lines = Object.keys(exports).map((name) => `export const ${name}: string\n`)
  writeFileSync(declaration, lines.join("") || "export {}\n")
}
