// The static checks of npm test: types, format, lint and import arrows, unused code. All at once: seconds.
import { spawn } from "node:child_process"
import { root } from "./install.mjs"

/** The checks, each with programs that run one after the other. */
const checks = [
  [
    "types",
    ["node_modules/@react-router/dev/bin.cjs", "typegen"],
    ["vite/css-types.ts"],
    // More than two checkers check much twice: a quarter of the processor time.
    ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "2"],
  ],
  ["format, lint, import arrows", ["node_modules/@biomejs/biome/bin/biome", "check", "."]],
  ["unused code", ["node_modules/knip/bin/knip.js"]],
  [
    "modules and exports that tests alone use",
    ["node_modules/knip/bin/knip.js", "--production", "--include=files,exports"],
  ],
]

/** Runs a program to its end.
 *  @returns its status and all that it printed */
const run = (node, args) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
    let printed = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        printed += chunk
      })
    }
    child.on("close", (status) => resolve({ status: status ?? 1, printed }))
  })

async function passes(node, [name, ...programs]) {
  const start = performance.now()
  for (const program of programs) {
    const { status, printed } = await run(node, program)
    if (status === 0) continue
    console.error(`✗ ${name}: node ${program.join(" ")}\n${printed}`)
    return false
  }
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return true
}

/** Runs all checks and prints what fails.
 *  @returns how many passed and failed */
export async function runChecks(node) {
  const results = await Promise.all(checks.map((check) => passes(node, check)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}
