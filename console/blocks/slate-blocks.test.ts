import { createEditor, Editor, Transforms } from "slate"
import { withHistory } from "slate-history"
import { describe, expect, test } from "vitest"
import type { BlockResource } from "#api/texts/contract-block.ts"
import { type BlockKind, indent, putLink, putPicture, setKind, toggleKind, toggleMark } from "./commands.ts"
import { fromSlate, sameBlocks, toSlate } from "./slate-blocks.ts"
import type { BlockImage, BlockSlate } from "./slate-types.ts"
import { withBlocks } from "./with-blocks.ts"

const text = (words: string, marks: object = {}) => ({ type: "text" as const, text: words, ...marks })
const item = (words: string) => ({ type: "list-item" as const, children: [text(words)] })
const paragraph = (...words: string[]): BlockResource[] =>
  words.map((one) => ({ type: "paragraph", children: [text(one)] }))

const image: BlockImage = {
  url: "/media/uploads/0123456789ab.webp",
  width: 800,
  height: 600,
  alternativeText: "Un sac",
  caption: null,
  formats: null,
  placeholder: null,
  dominantColor: "#aabbcc",
}

/** One of every kind, as the shop stores it. */
const everything: BlockResource[] = [
  { type: "heading", level: 1, children: [text("Un titre")] },
  { type: "heading", level: 6, children: [text("Un autre")] },
  {
    type: "paragraph",
    children: [
      text("Voici "),
      text("gras", { bold: true }),
      text("tout", { bold: true, italic: true, underline: true, strikethrough: true, code: true }),
      { type: "link", url: "/shop", children: [text("la "), text("boutique", { italic: true })] },
      text(".\nUne autre ligne"),
    ],
  },
  {
    type: "list",
    format: "unordered",
    children: [
      item("un"),
      {
        type: "list",
        format: "ordered",
        children: [item("un.un"), { type: "list", format: "ordered", children: [item("tout au fond")] }],
      },
      { type: "list", format: "unordered", children: [item("un.deux")] },
      item("deux"),
    ],
  },
  { type: "list", format: "ordered", children: [item("autre liste")] },
  { type: "image", image: { ...image, caption: "Vu de près" }, children: [text("")] },
  { type: "quote", children: [text("dit-elle")] },
  { type: "code", children: [text("*#06#\n*#07#")] },
]

test("every kind of block comes back as it was stored", () => {
  expect(fromSlate(toSlate(everything))).toEqual(everything)
})

test("and through an editor that has mended what it holds", () => {
  expect(content(edited(everything))).toEqual(everything)
})

test("no text is an empty line, and an empty line is no text", () => {
  expect(fromSlate(toSlate([]))).toEqual([])
  expect(fromSlate(toSlate([...everything, ...paragraph("", "")]))).toEqual(everything)
})

test("an item that stands too deep for its place comes up", () => {
  const blocks = toSlate([
    {
      type: "list",
      format: "ordered",
      children: [item("a"), { type: "list", format: "ordered", children: [item("b")] }],
    },
  ])
  expect(fromSlate(blocks.slice(1))).toEqual([{ type: "list", format: "ordered", children: [item("b")] }])
})

test("what is known of a picture is not what a text says", () => {
  const [block] = everything.filter((one) => one.type === "image")
  const other: BlockResource[] = [
    { type: "image", image: { ...image, formats: {}, caption: "Vu de près" }, children: [text("")] },
  ]
  expect(sameBlocks(block ? [block] : [], other)).toBe(true)
  expect(sameBlocks(other, [])).toBe(false)
})

/** An editor with content and the cursor at its end, without a page around it. */
function edited(blocks: BlockResource[] = []): BlockSlate {
  // What the page adds is not needed without one.
  const editor = withBlocks(withHistory(createEditor()) as BlockSlate)
  editor.children = toSlate(blocks)
  Editor.normalize(editor, { force: true })
  Transforms.select(editor, Editor.end(editor, []))
  return editor
}
const content = (editor: BlockSlate) => fromSlate(editor.children)
const typed = (editor: BlockSlate, words: string) => {
  for (const letter of words) editor.insertText(letter)
}

describe("what is typed", () => {
  test.each<[string, BlockResource]>([
    ["# Titre", { type: "heading", level: 2, children: [text("Titre")] }],
    ["### Titre", { type: "heading", level: 4, children: [text("Titre")] }],
    ["> Elle dit", { type: "quote", children: [text("Elle dit")] }],
    ["- un", { type: "list", format: "unordered", children: [item("un")] }],
    ["1. un", { type: "list", format: "ordered", children: [item("un")] }],
    ["a - b", { type: "paragraph", children: [text("a - b")] }],
  ])("%s", (words, block) => {
    const editor = edited()
    typed(editor, words)
    expect(content(editor)).toEqual([block])
  })

  test("a list goes on with Enter, ends with an empty item, and is left by a backspace", () => {
    const editor = edited()
    typed(editor, "- un")
    editor.insertBreak()
    typed(editor, "deux")
    indent(editor, 1)
    editor.insertBreak()
    editor.insertBreak()
    editor.insertBreak()
    typed(editor, "après")
    expect(content(editor)).toEqual([
      {
        type: "list",
        format: "unordered",
        children: [item("un"), { type: "list", format: "unordered", children: [item("deux")] }],
      },
      ...paragraph("après"),
    ])
    const other = edited([{ type: "list", format: "ordered", children: [item("x")] }])
    Transforms.select(other, Editor.start(other, []))
    other.deleteBackward("character")
    expect(content(other)).toEqual(paragraph("x"))
  })

  test("no item is deeper than the shop stores", () => {
    const editor = edited()
    typed(editor, "- a")
    for (const word of ["b", "c", "d"]) {
      editor.insertBreak()
      typed(editor, word)
      for (let n = 0; n < 4; n++) indent(editor, 1)
    }
    const depths = editor.children.map((node) => "depth" in node && node.depth)
    expect(depths).toEqual([0, 1, 2, 2])
  })

  test("Enter behind a heading or a quote begins a paragraph, in code a line; an empty line ends code", () => {
    for (const start of ["# ", "> "]) {
      const editor = edited()
      typed(editor, `${start}a`)
      editor.insertBreak()
      typed(editor, "b")
      expect(content(editor)[1]).toEqual(paragraph("b")[0])
    }
    const code = edited()
    typed(code, "``` a")
    code.insertBreak()
    typed(code, "b")
    code.insertBreak()
    code.insertBreak()
    typed(code, "après")
    expect(content(code)).toEqual([{ type: "code", children: [text("a\nb")] }, ...paragraph("après")])
  })

  test("is undone and done again", () => {
    const editor = edited()
    typed(editor, "- un")
    editor.undo()
    editor.undo()
    expect(content(editor)).not.toEqual([{ type: "list", format: "unordered", children: [item("un")] }])
    editor.redo()
    editor.redo()
    expect(content(editor)).toEqual([{ type: "list", format: "unordered", children: [item("un")] }])
  })
})

describe("the tools", () => {
  test("mark the selected words alone", () => {
    const editor = edited(paragraph("un deux trois"))
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 3 }, focus: { path: [0, 0], offset: 7 } })
    toggleMark(editor, "bold")
    expect(content(editor)[0]).toMatchObject({ children: [text("un "), text("deux", { bold: true }), text(" trois")] })
    toggleMark(editor, "bold")
    expect(content(editor)).toEqual(paragraph("un deux trois"))
  })

  test("make every kind of the selected lines, and none of it again", () => {
    const kinds: BlockKind[] = ["quote", "code", "ordered", "unordered", "heading-2", "heading-4"]
    for (const kind of kinds) {
      const editor = edited(paragraph("a", "b"))
      Transforms.select(editor, Editor.range(editor, []))
      toggleKind(editor, kind)
      const made = content(editor)
      expect(made).toEqual(fromSlate(toSlate(made)))
      expect(made).not.toEqual(paragraph("a", "b"))
      setKind(editor, "paragraph")
      expect(content(editor)).toEqual(paragraph("a", "b"))
    }
  })

  test("lead the selected words somewhere, or put words in", () => {
    const editor = edited(paragraph("voir ici"))
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 5 }, focus: { path: [0, 0], offset: 8 } })
    putLink(editor, "/shop", "")
    const link = (url: string, words: string) => ({ type: "link", url, children: [text(words)] })
    expect(content(editor)).toEqual([{ type: "paragraph", children: [text("voir "), link("/shop", "ici")] }])
    const other = edited(paragraph("voir "))
    putLink(other, "https://example.dz", "là")
    typed(other, ".")
    expect(content(other)).toEqual([
      { type: "paragraph", children: [text("voir "), link("https://example.dz", "là"), text(".")] },
    ])
  })

  test("put a picture behind the line, or in the place of an empty one, with a line behind it", () => {
    const editor = edited(paragraph("avant"))
    putPicture(editor, image)
    typed(editor, "après")
    const picture = { type: "image", image, children: [text("")] }
    expect(content(editor)).toEqual([...paragraph("avant"), picture, ...paragraph("après")])
    const empty = edited()
    putPicture(empty, image)
    expect(content(empty)).toEqual([picture])
    expect(empty.children).toHaveLength(2)
  })
})
