import { describe, expect, it } from "vitest"
import { pictureCell, readPictureCell } from "./picture-cell.ts"

describe("a cell of pictures", () => {
  it.each([
    ["", []],
    [" | ", []],
    ["a.jpg b.png", ["a.jpg", "b.png"]],
    ["a.jpg|b.png", ["a.jpg", "b.png"]],
    ["vue de face.jpg | dos.webp", ["vue de face.jpg", "dos.webp"]],
    ["vue de face.jpg dos.webp", ["vue de face.jpg", "dos.webp"]],
    ["https://a.example/1 https://a.example/2?x=1 c.jpg", ["https://a.example/1", "https://a.example/2?x=1", "c.jpg"]],
    ["photo\n/media/uploads/a.webp", ["photo", "/media/uploads/a.webp"]],
    ["صورة أمامية.jpg", ["صورة أمامية.jpg"]],
  ])("%j names %j", (cell, names) => {
    expect(readPictureCell(cell)).toEqual(names)
  })

  it("is read back as it was written", () => {
    const paths = ["/media/uploads/a.webp", "/media/b/c.webp"]
    expect(readPictureCell(pictureCell(paths))).toEqual(paths)
  })
})
