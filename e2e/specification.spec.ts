import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { accessibility, routeChange, withoutJavaScript } from "./specification/promises.ts"
import { section4 } from "./specification/section-4.ts"
import { section5 } from "./specification/section-5.ts"
import { section8 } from "./specification/section-8.ts"
import { section9 } from "./specification/section-9.ts"

const root = join(import.meta.dirname, "..")
const texts = new Map<string, string>()

function textOf(file: string): string {
  const known = texts.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "")
  texts.set(file, known)
  return known
}

/** Whether a file has a test of this name, which runs: `test("name", …)`, `it.each(…)("name", …)`. */
function hasTest(file: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<!\\.(?:skip|todo|fixme))\\(\\s*(["'\`])${escaped}\\1,`).test(textOf(file))
}

for (const { title, rows } of [routeChange, section4, section5, section8, section9, withoutJavaScript, accessibility]) {
  test(`every sentence of ${title} has the tests that it names`, () => {
    const missing = rows.flatMap(([sentence, ...proofs]) =>
      proofs
        .map((proof) => proof.split(" › "))
        .filter(([file = "", name = ""]) => file !== "waiting" && !hasTest(file, name))
        .map(([file, name]) => ({ sentence, file, name })),
    )
    expect(missing).toEqual([])
    expect(rows.filter(([, ...proofs]) => proofs.length === 0)).toEqual([])
    expect(new Set(rows.map(([sentence]) => sentence)).size).toBe(rows.length)
    const waiting = rows.filter(([, proof]) => proof.startsWith("waiting")).map(([sentence]) => sentence)
    for (const description of waiting) test.info().annotations.push({ type: "waiting", description })
  })
}
