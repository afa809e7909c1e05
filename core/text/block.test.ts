import { expect, test } from "vitest"
import { type Block, blockTexts, mapBlockPictures, mapBlockTexts } from "./block.ts"

const blocks: Block<string>[] = [
  { type: "heading", level: 2, children: [{ type: "text", text: "À {shop}" }] },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Écrivez à ", bold: true },
      { type: "link", url: "mailto:{email}", children: [{ type: "text", text: "{email}" }] },
    ],
  },
  {
    type: "list",
    format: "unordered",
    children: [
      { type: "list-item", children: [{ type: "text", text: "un" }] },
      {
        type: "list",
        format: "ordered",
        children: [{ type: "list-item", children: [{ type: "text", text: "deux" }] }],
      },
    ],
  },
  { type: "image", image: "casque", children: [{ type: "text", text: "" }] },
]

test("reads the words of every block, also in links and in lists inside lists", () => {
  expect(blockTexts(blocks)).toEqual(["À {shop}", "Écrivez à {email}", "un", "deux"])
})

test("changes every text and the addresses of links, and keeps the marks", () => {
  const filled = mapBlockTexts(blocks, (text) => text.replace("{email}", "a@b.dz").replace("{shop}", "Hanout"))
  expect(blockTexts(filled)).toEqual(["À Hanout", "Écrivez à a@b.dz", "un", "deux"])
  expect(filled[1]).toMatchObject({ children: [{ bold: true }, { url: "mailto:a@b.dz" }] })
  expect(blockTexts(blocks)[0]).toBe("À {shop}")
})

test("gives pictures another form and leaves out those that are gone", () => {
  expect(mapBlockPictures(blocks, (picture) => picture.length)[3]).toMatchObject({ image: 6 })
  expect(mapBlockPictures(blocks, () => null)).toHaveLength(3)
})
