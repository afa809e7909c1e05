import { describe, expect, it } from "vitest"
import { jsonBytes } from "./json-bytes.ts"

const entry = (id: number) => ({ id, name: `é "${id}" ç`, gone: undefined, none: null })
const listOf = (length: number) => Array.from({ length }, (_, index) => entry(index))

describe("jsonBytes", () => {
  const bodies = [
    { data: listOf(0), meta: {} },
    { data: listOf(10), meta: { total: 10 } },
    { data: listOf(11), meta: { total: 11 } },
    { data: listOf(100) },
    { data: { id: 1 }, meta: {} },
    { data: [undefined, ...listOf(20), undefined], meta: { pagination: { total: 22 } } },
    listOf(30),
  ]

  it.each(bodies)("writes what JSON.stringify writes, %#", async (body) => {
    expect((await jsonBytes(body)).toString()).toBe(JSON.stringify(body))
  })
})
