import { expect, test } from "vitest"
import { logEntries } from "./log-entries.ts"

const entry = (name: string, at: string) => ({ name, at })
const names = (entries: { name: string }[]) => entries.map(({ name }) => name)

test("entries of one moment stay in the order in which they were written, the newest first", () => {
  const history = [entry("placed", "10:00"), entry("stock taken", "10:05"), entry("confirmed", "10:05")]
  expect(names(logEntries(history, []))).toEqual(["confirmed", "stock taken", "placed"])
})

test("a clock that is behind changes no order", () => {
  const history = [entry("placed", "10:00"), entry("confirmed", "10:05"), entry("cancelled", "10:04")]
  expect(names(logEntries(history, []))).toEqual(["cancelled", "confirmed", "placed"])
})

test("notes stand between what happened before and after them", () => {
  const history = [entry("placed", "10:00"), entry("confirmed", "10:05")]
  const notes = [entry("first note", "10:02"), entry("last note", "10:09")]
  expect(names(logEntries(history, notes))).toEqual(["last note", "confirmed", "first note", "placed"])
})
