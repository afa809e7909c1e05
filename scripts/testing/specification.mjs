// Whether every sentence of the specification is proven by the tests that ran.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "../install.mjs"

/** @param results those of all stages: a sentence whose test did not run is not proven
 *  @returns a result of its own, with one passed or one failed */
export function checkSpecification(node, results) {
  const tests = results.flatMap(({ tests }) => tests).filter(({ tags }) => tags.length > 0)
  const program = join(root, "scripts/testing/check-specification.mjs")
  const { status, stdout, stderr } = spawnSync(node, [program], { input: JSON.stringify(tests), encoding: "utf8" })
  const mark = status === 0 ? "✓" : "✗"
  console.log(`${mark} the specification's sentences: ${tests.length} proofs\n${stdout}${stderr}`.trimEnd())
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
