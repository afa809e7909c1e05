// npm test -- slow [--full]: three runs of npm test, or of npm run test:full, beside two busy loops, as on a machine with much
// else to do. A test that depends on speed fails here, and so does one that was skipped.
import { spawn } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { durationText } from "./screen.mjs"

const runs = 3
const busyLoops = 2

ensureInstalled()
const node = findNode()
const loops = Array.from({ length: busyLoops }, () => spawn(node, ["--eval", "for (;;);"], { stdio: "ignore" }))
const endLoops = () => {
  for (const loop of loops) loop.kill("SIGKILL")
}
process.on("exit", endLoops)

/** Runs all tests once, shows what they print, and keeps the last line: the sum. */
const testOnce = () =>
  new Promise((resolve) => {
    const start = Date.now()
    const child = spawn(node, [join(root, "scripts/test.mjs"), ...process.argv.slice(2)], {
      cwd: root,
      stdio: ["inherit", "pipe", "inherit"],
    })
    let printed = ""
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk)
      printed = (printed + chunk).slice(-100_000)
    })
    child.on("close", (status) => {
      const lines = printed.trimEnd().split("\n")
      const [times = "", sum = ""] = lines.slice(-2)
      const stages = lines.filter((line) => /^[✓✗] .* of processor time/.test(line))
      const passed = status === 0 && /^\d+ passed, 0 failed$/.test(sum)
      resolve({ passed, ms: Date.now() - start, times, sum, stages })
    })
  })

// The run that goes on hears Ctrl-C too, and stops what it has started.
let interrupted = false
process.on("SIGINT", () => {
  interrupted = true
})

const results = []
while (results.length < runs && !interrupted) results.push(await testOnce())
console.log(`\nBeside ${busyLoops} busy loops:`)
for (const [index, { ms, times, sum, stages }] of results.entries()) {
  console.log(`run ${index + 1}  ${durationText(ms).padEnd(14)}  ${sum}  (${times})`)
  for (const stage of stages) console.log(`       ${stage}`)
}
process.exit(results.length === runs && results.every(({ passed }) => passed) ? 0 : 1)
