import { createEditor, Editor, Transforms } from "slate"
import { expect, test } from "vitest"
import { withPaste } from "./paste.ts"
import { fromSlate } from "./slate-blocks.ts"
import { withBlocks } from "./with-blocks.ts"

const text = (words: string, marks: object = {}) => ({ type: "text", text: words, ...marks })
const paragraph = (...children: object[]) => ({ type: "paragraph", children })

/** What is copied, as the browser gives it. */
function copied(data: Record<string, string>): DataTransfer {
  const given = { files: [], types: Object.keys(data), getData: (type: string) => data[type] ?? "" }
  return given as unknown as DataTransfer
}

/** The blocks of an editor of one line after something was pasted at its end. */
function pasted(line: string, data: Record<string, string>) {
  const editor = withPaste(withBlocks(createEditor()), () => undefined)
  editor.children = [{ type: "paragraph", children: [{ text: line }] }]
  Transforms.select(editor, Editor.end(editor, []))
  editor.insertData(copied(data))
  return fromSlate(editor.children)
}

test("what is copied from a page keeps its headings, lists, links and marks, and nothing that runs or loads", () => {
  const html =
    "<meta charset=utf-8><style>p{color:red}</style><h1>Sac</h1><ul>\n<li>Cuir <b>souple</b></li>\n</ul>" +
    '<p>Voir\n  <a href="https://exemple.dz/a">le guide</a><a href="javascript:x()">.</a><img src=x onerror=x()></p>'
  expect(pasted("", { "text/html": html, "text/plain": "Sac" })).toEqual([
    { type: "heading", level: 2, children: [text("Sac")] },
    {
      type: "list",
      format: "unordered",
      children: [{ type: "list-item", children: [text("Cuir "), text("souple", { bold: true })] }],
    },
    paragraph(text("Voir "), { type: "link", url: "https://exemple.dz/a", children: [text("le guide")] }, text(".")),
  ])
})

test("words of one paragraph go into the line, and a line of the source is no line of the text", () => {
  const html = "<span>rouge\net <i>noir</i>, C:\\nom</span>"
  expect(pasted("En ", { "text/html": html })).toEqual([
    paragraph(text("En rouge et "), text("noir", { italic: true }), text(", C:\\nom")),
  ])
})

test("plain text has a paragraph a line, also beside HTML without words", () => {
  const plain = { "text/plain": "un\r\n\ndeux" }
  const lines = [paragraph(text("un")), paragraph(text("deux"))]
  expect(pasted("", plain)).toEqual(lines)
  expect(pasted("", { ...plain, "text/html": "<img src=x>" })).toEqual(lines)
})
