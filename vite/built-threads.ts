import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

const threadAddress = /new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g

/** Has tests start the threads of the built program, as the shop does: to load the same modules one by one takes a thread twice
 *  the processor time. Without a build they are those of the sources.
 *  @param program the built `main.js` */
export function builtThreads(program = process.env.BUILT_PROGRAM): Plugin {
  return {
    name: "built-threads",
    transform(code, id) {
      if (!program || id.includes("node_modules") || !code.includes("new URL(")) return
      return code.replace(threadAddress, (address, name) => {
        const built = join(dirname(program), `${name}.js`)
        return existsSync(built) ? `new URL(${JSON.stringify(pathToFileURL(built).href)})` : address
      })
    },
  }
}
