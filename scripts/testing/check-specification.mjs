// The last stage of npm test: each sentence of e2e/specification has tests that carry its tag, ran over product code,
// asserted something and passed. Reads the tests that ran, as JSON, from its standard input; prints what is missing.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { specificationTags } from "../../e2e/specification/all-sections.ts"
import { root } from "../install.mjs"

/** Modules of ours that are part of the product: no tests, none of their data, none of their tools and references. */
const productModule = /^(?:#|(?:\.{1,2}\/)+)(?!.*\btesting\b)(?:(?!\.test\.|-test-data\.).)+$/
const imports = /^\s*(?:import|export)\s(?!type\b)([^"']*?)from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm

/** Whether `{ type A, type B }` is all that is imported: types do not run. */
const isOfTypes = (names) => /^\{[^}]*\}\s*$/.test(names) && names.replace(/[{}]/g, "").split(",").every(isType)
const isType = (name) => /^\s*(?:type\s|$)/.test(name)

/** Whether a test reaches the product. One in the browser does by the built shop; another imports a value of a module of
 *  the product, and the product uses that value: a check finds modules and exports that tests alone use. */
function reachesProduct(file) {
  if (file.startsWith("e2e/")) return true
  const text = readFileSync(join(root, file), "utf8")
  return [...text.matchAll(imports)].some(
    ([, names = "", one, other]) => productModule.test(one ?? other) && !isOfTypes(names),
  )
}

/** What is wrong with a test that carries a tag; undefined when it proves its sentence. */
function fault({ file, name, state, asserted }) {
  if (state !== "passed") return `${file} › ${name}: ${state}`
  if (!asserted) return `${file} › ${name}: asserts nothing`
  if (!reachesProduct(file)) return `${file} › ${name}: imports no code of the product`
  return undefined
}

const tests = JSON.parse(readFileSync(0, "utf8"))
const known = new Set(specificationTags.map(([tag]) => tag))
const faults = specificationTags.flatMap(([tag, sentence]) => {
  const proofs = tests.filter(({ tags }) => tags.includes(tag))
  if (proofs.length === 0) return [`${tag}: no test ran that proves "${sentence}"`]
  return proofs.flatMap((test) => fault(test) ?? []).map((text) => `${tag}: ${text}`)
})
const unknown = new Set(tests.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag)))
for (const tag of unknown) faults.push(`${tag}: a tag of no sentence`)
for (const text of faults) console.log(text)
process.exit(faults.length > 0 ? 1 : 0)
