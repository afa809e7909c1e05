import { describe, expect, test } from "vitest"
import { blockTexts } from "./block.ts"
import { blocksOfHtml, isHtml } from "./html-blocks.ts"

const text = (words: string, marks: object = {}) => ({ type: "text", text: words, ...marks })
const paragraph = (...children: object[]) => ({ type: "paragraph", children })

describe("isHtml", () => {
  test.each(["<p>a</p>", "a<br/>b", "a &amp; b", "l&#8217;été", "<strong class='x'>a</strong>", "<!-- a -->", "<BR>"])(
    "knows %s",
    (html) => expect(isHtml(html)).toBe(true),
  )
  test.each(["a < b > c", "R&D", "taille <M>", "3 <p 4", "Tom & Jerry; Co", "x<y"])("leaves %s alone", (words) =>
    expect(isHtml(words)).toBe(false),
  )
})

describe("blocksOfHtml", () => {
  test("decodes entities and keeps paragraphs, marks and line breaks", () => {
    const { blocks } = blocksOfHtml(
      "<p>L&eacute;g&egrave;re &amp; <b>&#233;l<i>&eacute;gante</i></b></p>\n<p>Un<br>deux&nbsp;</p><p>&nbsp;</p>",
    )
    expect(blocks).toEqual([
      paragraph(text("Légère & "), text("él", { bold: true }), text("égante", { bold: true, italic: true })),
      paragraph(text("Un\ndeux")),
    ])
  })

  test("keeps headings, quotes, and lists in lists to the depth of the editor", () => {
    const { blocks } = blocksOfHtml(
      "<h1>Titre</h1><blockquote>Dit</blockquote><ul><li><p>un</p><p>suite</p></li><li>deux<ol><li>trois</ol></ul>",
    )
    expect(blocks).toEqual([
      { type: "heading", level: 2, children: [text("Titre")] },
      { type: "quote", children: [text("Dit")] },
      {
        type: "list",
        format: "unordered",
        children: [
          { type: "list-item", children: [text("un\nsuite")] },
          { type: "list-item", children: [text("deux")] },
          { type: "list", format: "ordered", children: [{ type: "list-item", children: [text("trois")] }] },
        ],
      },
    ])
    const depth = (list: object): number =>
      1 + Math.max(0, ...("children" in list && Array.isArray(list.children) ? list.children.map(depth) : [0]))
    const deep = blocksOfHtml(`${"<ul><li>a".repeat(30)}`).blocks
    expect(Math.max(...deep.map(depth))).toBeLessThanOrEqual(6)
    expect(blockTexts(deep)).toHaveLength(30)
  })

  test("keeps safe links and drops what could run or load", () => {
    const { blocks, dropped } = blocksOfHtml(
      '<p onclick="x()">Voir <a href="https://exemple.dz/a?b=1&amp;c">le <b>guide</b></a>, <a href="java&#115;cript:x()">ici</a>' +
        '<script>alert(1)</script><style>p{}</style><img src=x onerror=x()><iframe src="/"><b>a</b></iframe><svg><a>b</a></svg></p>',
    )
    expect(blocks).toEqual([
      paragraph(
        text("Voir "),
        { type: "link", url: "https://exemple.dz/a?b=1&c", children: [text("le "), text("guide", { bold: true })] },
        text(", ici"),
      ),
    ])
    expect(dropped.toSorted()).toEqual(["a", "iframe", "img", "onclick", "script", "style", "svg"])
  })

  test("takes line ends for paragraphs where no element says where lines end", () => {
    expect(blockTexts(blocksOfHtml("<strong>Un</strong> &amp; un\n\nDeux\\nTrois").blocks)).toEqual([
      "Un & un",
      "Deux",
      "Trois",
    ])
    expect(blockTexts(blocksOfHtml("<p>Un\n  un</p>").blocks)).toEqual(["Un un"])
  })

  test("puts a table's cells on one line each row", () => {
    const { blocks } = blocksOfHtml(
      "<table><tr><th>Poids</th><td>300 g</td></tr><tr><td>Taille</td><td>M</td></tr></table>",
    )
    expect(blockTexts(blocks)).toEqual(["Poids · 300 g", "Taille · M"])
  })

  test("tells more than the editor takes, and reads what nobody closes", () => {
    expect(blocksOfHtml("<p>a</p>".repeat(501)).isTooLong).toBe(true)
    expect(blocksOfHtml("<p>a</p>".repeat(500)).isTooLong).toBe(false)
    expect(blockTexts(blocksOfHtml("</b></ul></li>a<b><p>b<ul><li>c</p>").blocks)).toEqual(["a", "b", "c"])
    expect(blockTexts(blocksOfHtml("a<script>b").blocks)).toEqual(["a"])
  })
})
