import { readFile } from "node:fs/promises"
import { minify, type Plugin } from "vite"

const suffix = ".js?inline-script"

/** Imports `./file.js?inline-script` as a text: the file's code, minified, for a page that has it in itself. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined
      const file = id.slice(0, id.indexOf("?"))
      this.addWatchFile(file)
      const { code, errors } = await minify(file, await readFile(file, "utf8"), { module: false })
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}`)
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}
