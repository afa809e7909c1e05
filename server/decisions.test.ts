import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const folder = join(import.meta.dirname, "../docs/decisions")
const files = readdirSync(folder).filter((name) => name !== "README.md")
const read = (name: string) => readFileSync(join(folder, name), "utf8")

test("the records are numbered without gaps", () => {
  expect(files.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b)).toEqual(
    files.map((_, index) => index + 1),
  )
})

test.each(files)("%s begins with number, date and status, and is a row of the index", (name) => {
  const text = read(name)
  const number = Number(name.slice(0, 4))
  const [, title, date, status] =
    /^# \d+\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: ((?:accepted|replaced by).*)\.\n/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`^# ${number}\\. `))
  expect(read("README.md")).toContain(`\n| ${number} | [${title}](${name}) | ${date} | ${status} |\n`)
})
