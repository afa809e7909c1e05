// npm run verify: types, lint and import arrows, unused code, tests.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled()
const node = findNode()

const checks = [
  ["Types of the routes", "node_modules/@react-router/dev/bin.cjs", "typegen"],
  ["Types", "node_modules/typescript/bin/tsc", "--noEmit"],
  ["Format, lint, import arrows", "node_modules/@biomejs/biome/bin/biome", "check", "."],
  ["Unused code", "node_modules/knip/bin/knip.js"],
  ["Tests", "scripts/test.mjs"],
]

for (const [name, ...args] of checks) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(node, args, { cwd: root, stdio: "inherit" })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(status ?? 1)
  }
}
