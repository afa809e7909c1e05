import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0.0 has; in every section they are numbered from 1
 *  without a gap. */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
}

const required = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

/** Requirements that ask for a document: a sentence of it stands in the place of a test. */
const documents = /^(2\.1|5\.1|6\.1|7\.1|8\.1|11\.1|13\.1|14\.1|15\.1|16\.1)\.|^(6\.2\.10|16\.2\.2)$/

const rows = readFileSync(join(root, "docs/security/asvs.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const cells = line.split(/ \| |^\| | \|$/)
    const [, number = "", level = "", asks = "", state = "", evidence = ""] = cells
    return { number, level, asks, state, evidence, columns: cells.length - 2 }
  })

/** What a row names: a file, and a text that it has. */
const citedIn = (evidence: string) =>
  [...evidence.matchAll(/`([\w./-]+)`: "([^"]+)"/g)].map(([, file = "", text = ""]) => ({ file, text }))

it("knows the 253 requirements of level 1 and 2", () => {
  expect(required).toHaveLength(253)
})

it("has each requirement of level 1 and 2 once, in the standard's order", () => {
  expect(rows.map(({ number }) => number)).toEqual(required)
})

it("says of each what it asks for, its state, and why", () => {
  for (const { number, level, asks, state, evidence, columns } of rows) {
    expect(columns, number).toBe(5)
    expect(level, number).toMatch(/^[12]$/)
    expect(state, number).toMatch(/^(met|not applicable|open)$/)
    for (const text of [asks, evidence]) expect(text, number).not.toBe("")
  }
})

it("names a test, or a document where one is asked for, for each that is met", () => {
  const unshown = rows.filter(({ number, state, evidence }) => {
    const files = citedIn(evidence).map(({ file }) => file)
    const isTested = files.some((file) => /\.(test|spec)\.tsx?$/.test(file))
    return state === "met" && !isTested && !(documents.test(number) && files.length > 0)
  })
  expect(unshown.map(({ number }) => number)).toEqual([])
})

it("names files that are there, with the texts that they have", () => {
  const wrong = rows.flatMap(({ number, evidence }) =>
    citedIn(evidence)
      .filter(({ file, text }) => {
        const path = join(root, file)
        return !existsSync(path) || !readFileSync(path, "utf8").includes(text)
      })
      .map(({ file, text }) => `${number}: ${file}: ${text}`),
  )
  expect(wrong).toEqual([])
})

it("names no file that is not there", () => {
  const files = rows.flatMap(({ number, evidence }) =>
    [...evidence.matchAll(/`([\w-]+\/[\w./-]+\.(?:tsx?|md|txt))`/g)].map(([, file = ""]) => ({ number, file })),
  )
  expect(files.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})
