import Sqlite from "better-sqlite3"
import pg from "pg"
import { expect, it } from "vitest"
import { whyUnavailable } from "./unavailable.ts"

const postgres = (code: string) => Object.assign(new pg.DatabaseError("no", 2, "error"), { code })
const network = (code: string) => Object.assign(new Error("no"), { code })

it.each([
  ["away", network("ECONNREFUSED")],
  ["away", Object.assign(new AggregateError([], "no"), { code: "ECONNREFUSED" })],
  ["away", network("EHOSTUNREACH")],
  ["away", new Error("Connection terminated unexpectedly")],
  ["away", new Error("timeout exceeded when trying to connect")],
  ["away", new Error("Query read timeout")],
  ["away", new Error("while reading", { cause: network("ECONNRESET") })],
  ["away", postgres("57P01")],
  ["away", postgres("57014")],
  ["away", postgres("55P03")],
  ["away", postgres("53300")],
  ["full", postgres("53100")],
  ["full", new Sqlite.SqliteError("database or disk is full", "SQLITE_FULL")],
  ["away", new Sqlite.SqliteError("database is locked", "SQLITE_BUSY")],
  ["away", new Sqlite.SqliteError("disk I/O error", "SQLITE_IOERR_SHMSIZE")],
] as const)("calls the database %s: %s", (why, problem) => {
  expect(whyUnavailable(problem)).toBe(why)
})

it.each([
  postgres("23505"),
  postgres("42703"),
  new Sqlite.SqliteError("constraint failed", "SQLITE_CONSTRAINT_CHECK"),
  new TypeError("undefined is not a function"),
  "away",
])("takes %s for a mistake of the program", (problem) => {
  expect(whyUnavailable(problem)).toBeUndefined()
})
