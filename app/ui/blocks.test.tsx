import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { Block, BlockInline, BlockList } from "#core/text/block.ts"
import { messages } from "../i18n/ar/all.ts"
import { I18nProvider, registerMessages } from "../i18n/i18n.tsx"
import { Blocks } from "./blocks.tsx"

registerMessages("ar", messages)

function draw(content: Block[], top?: 2 | 3): string {
  return renderToStaticMarkup(
    <I18nProvider locale="ar">
      <Blocks content={content} top={top} />
    </I18nProvider>,
  )
}

const text = (words: string, marks: object = {}) => ({ type: "text" as const, text: words, ...marks })
const paragraph = (...children: BlockInline[]): Block => ({
  type: "paragraph",
  children,
})
const linked = (url: string) => draw([paragraph({ type: "link", url, children: [text("ici")] })])

test("draws every mark", () => {
  const marks = { bold: "b", italic: "em", underline: "u", strikethrough: "del", code: "code" }
  for (const [mark, tag] of Object.entries(marks)) {
    expect(draw([paragraph(text("mot", { [mark]: true }))])).toMatch(new RegExp(`<${tag}[^>]*>mot</${tag}>`))
  }
  expect(draw([paragraph(text("mot", { bold: true, italic: true }))])).toContain("<em><b>mot</b></em>")
})

test("draws lists, also inside lists, quotes and code", () => {
  const item = (words: string) => ({ type: "list-item" as const, children: [text(words)] })
  const html = draw([
    {
      type: "list",
      format: "unordered",
      children: [item("un"), { type: "list", format: "ordered", children: [item("deux")] }],
    },
    { type: "quote", children: [text("dit-elle")] },
    { type: "code", children: [text("*#06#")] },
  ])
  expect(html).toContain("<ul><li>un<ol><li>deux</li></ol></li></ul>")
  expect(html).toContain("<blockquote>dit-elle</blockquote>")
  expect(html).toMatch(/<pre[^>]*><code>\*#06#<\/code><\/pre>/)
})

test("draws no list that holds another one without an item around it, at any depth", () => {
  const item = (words: string) => ({ type: "list-item" as const, children: [text(words)] })
  const list = (format: "ordered" | "unordered", children: BlockList["children"]): BlockList => ({
    type: "list",
    format,
    children,
  })
  const deep = list("unordered", [item("c"), list("ordered", [item("d")]), list("unordered", [item("e")]), item("f")])
  const html = draw([list("ordered", [list("unordered", [item("a")]), item("b"), deep, item("g")])])
  expect(html).toContain(
    "<ol><li><ul><li>a</li></ul></li><li>b<ul><li>c<ol><li>d</li></ol><ul><li>e</li></ul></li><li>f</li></ul></li><li>g</li></ol>",
  )
})

test("keeps the page's own h1 the only one", () => {
  const headings: Block[] = [
    { type: "heading", level: 1, children: [text("a")] },
    { type: "heading", level: 3, children: [text("b")] },
    { type: "heading", level: 6, children: [text("c")] },
  ]
  expect(draw(headings)).toContain("<h2>a</h2><h3>b</h3><h6>c</h6>")
  expect(draw(headings, 3)).toContain("<h3>a</h3><h4>b</h4><h6>c</h6>")
})

test("draws a picture with its words and its caption", () => {
  const image = { url: "/media/a/b.webp", width: 10, height: 8, alternativeText: "Sac", caption: "Vu de près" }
  const html = draw([{ type: "image", image, children: [text("")] }])
  expect(html).toMatch(/<figure>.*<img[^>]*alt="Sac"[^>]*width="10" height="8".*<figcaption>Vu de près<\/figcaption>/)
})

test("leads to the shop's own pages in the reader's language, and outside only where that is safe", () => {
  expect(linked("/shop?category=sacs")).toContain('href="/ar/shop?category=sacs"')
  expect(linked("https://example.dz/")).toContain('href="https://example.dz/" rel="noopener noreferrer"')
  expect(linked("tel:+213550010203")).toContain('href="tel:+213550010203"')
  expect(linked("javascript:alert(1)")).toContain("<p><span>ici</span></p>")
  expect(linked("//evil.example")).not.toContain("href")
})

test("shows HTML as the words that somebody typed", () => {
  const html = draw([paragraph(text('<img src=x onerror="alert(1)">'))])
  expect(html).toContain("&lt;img src=x")
  expect(html).not.toContain("<img")
})
