import { expect, it } from "vitest"
import { BadJsonList, jsonListValues } from "./json-list.ts"

async function read(text: string, size: number, maxLength = 1000) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const values = []
  for await (const value of jsonListValues(pieces(), maxLength)) values.push(value)
  return values
}

const lists = [
  [],
  [1, "a", null, true, [], {}],
  [{ text: 'a "quoted" word, [with] {signs} \\', list: [1, [2, { deep: "]" }]] }, { text: '\\"],' }],
  ["زربية", { "a,b": "\u2028" }],
]

it.each([1, 2, 3, 7, 1000])("reads arrays in pieces of %i characters as JSON.parse reads them whole", async (size) => {
  for (const list of lists) {
    expect(await read(JSON.stringify(list), size)).toEqual(list)
    expect(await read(`\n${JSON.stringify(list, null, 2)}\n`, size)).toEqual(list)
  }
})

it.each(["", "{}", "null", "[", "[1", "[1,", "[1,]", "[,1]", "[1]]", "[1] 2", '["a]', "[{]", "[1 2]", '[{"a":}]'])(
  "says of %s that it is no array",
  async (text) => {
    await expect(read(text, 2)).rejects.toThrow(BadJsonList)
  },
)

it("takes no value that is longer than it may be, however it comes", async () => {
  const list = [{ text: "x".repeat(100) }]
  expect(await read(JSON.stringify(list), 10, 200)).toEqual(list)
  await expect(read(JSON.stringify(list), 10, 50)).rejects.toThrow("too long")
})
