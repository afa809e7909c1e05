// npm run make -- pictures: writes sample/pictures/index.json, what the loader of the sample shop knows of each picture.
import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, sep } from "node:path"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { ensureInstalled, findNode, root } from "../install.mjs"

const folder = join(root, "sample/pictures")

async function describeAll() {
  const { describePicture } = await import("../../api/media/pictures/describe-picture.ts")
  const names = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".webp"))
    .map((name) => name.split(sep).join("/"))
    .sort()
  const index = {}
  for (const name of names) index[name] = await describePicture(readFileSync(join(folder, name)))
  writeFileSync(join(folder, "index.json"), `${JSON.stringify(index, null, 2)}\n`)
  console.log(`${names.length} pictures`)
}

ensureInstalled()
// The pipeline is TypeScript, which an older Node does not run.
if (Number.parseInt(process.versions.node, 10) >= 24) await describeAll()
else process.exit(spawnSync(findNode(), [fileURLToPath(import.meta.url)], { stdio: "inherit" }).status ?? 1)
