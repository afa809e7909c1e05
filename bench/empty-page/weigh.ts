import { execFileSync } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Bytes of a script as the server sends it: small ones are not compressed.
 *  @param file path of the script, beside which its Brotli form is */
export const sentBytes = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size

/** Builds an empty page of React Router with its own defaults.
 *  @returns bytes of all the scripts that it loads. The table of its routes comes with its HTML */
export function weighEmptyPage(): number {
  const command = join(root, "node_modules/@react-router/dev/bin.cjs")
  const env = { ...process.env, NODE_ENV: "production" }
  execFileSync(process.execPath, [command, "build"], { cwd: import.meta.dirname, env, stdio: "pipe" })
  const assets = join(root, "build/empty-page/client/assets")
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js") && !name.startsWith("manifest-"))
  return scripts.reduce((sum, name) => sum + sentBytes(join(assets, name)), 0)
}
