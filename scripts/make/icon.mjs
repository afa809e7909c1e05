// npm run make -- icon NAME…: brings drawings of Lucide (lucide.dev) into app/ui/drawings/lucide, where scripts/icons.mjs looks for
// them. All drawings of the package are 67 MB, of which the shop uses a hundredth.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { npm, root } from "../install.mjs"

/** The bytes with this hash or none. A newer version redraws icons: fetch all of them again. */
const lucide = {
  version: "1.62.0",
  integrity: "sha512-WBZA/m2PvkFpMGHDtsBck5P2A9G4ehLlYu4GwwICcmEm1BvYVgj00lCDxKRWLlbMlOibLaiwdQ88G5pHkSWgwA==",
}

/** Ends the program with a message. */
function fail(message) {
  console.error(message)
  process.exit(1)
}

const names = process.argv.slice(2)
if (names.length === 0 || !names.every((name) => /^[a-z0-9-]+$/.test(name))) fail("npm run make -- icon NAME…")

const folder = mkdtempSync(join(tmpdir(), "hanout-icons-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
const file = `lucide-static-${lucide.version}.tgz`
const fetched = npm(["pack", `lucide-static@${lucide.version}`, "--ignore-scripts", "--loglevel=error"], folder)
if (!fetched) fail("The drawings could not be fetched: see npm's message above.")
const hash = createHash("sha512")
  .update(readFileSync(join(folder, file)))
  .digest("base64")
if (`sha512-${hash}` !== lucide.integrity) fail(`${file} is another file than the known one. Nothing is taken from it.`)
const unpacked = spawnSync("tar", ["-xzf", file], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
if (unpacked.status !== 0) fail(`${file} could not be unpacked.`)

for (const name of names) {
  const drawing = join(folder, `package/icons/${name}.svg`)
  if (!existsSync(drawing)) fail(`Lucide ${lucide.version} has no icon "${name}".`)
  copyFileSync(drawing, join(root, `app/ui/drawings/lucide/${name}.svg`))
}
