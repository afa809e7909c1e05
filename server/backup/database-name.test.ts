import { expect, test } from "vitest"
import { databaseName } from "./database-name.ts"

const dataDir = "/srv/shop"

test("a database is named without user and password", () => {
  expect(databaseName({ dataDir })).toBe("/srv/shop/hanout.db")
  const url = "postgres://rania:trois-figues@db.example:5433/shop?sslmode=require"
  expect(databaseName({ url, dataDir })).toBe("the database shop at db.example:5433")
  expect(databaseName({ url: "postgres:///shop?host=/run/postgresql&password=figues", dataDir })).toBe(
    "the database shop at /run/postgresql",
  )
  expect(databaseName({ url: "host=db password=figues", dataDir })).not.toContain("figues")
})
