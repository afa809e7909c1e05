import fc from "fast-check"
import { SaxesParser } from "saxes"
import { describe, expect, it } from "vitest"
import { cleanSvg } from "./clean-svg.ts"
import { SvgRejectedError } from "./svg-rejected-error.ts"
import { elements, presentation, svgLimits } from "./svg-rules.ts"

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string, more = "") => `<svg ${namespaces} viewBox="0 0 40 20" ${more}>${inside}</svg>`
const clean = (text: string) => cleanSvg(Buffer.from(text)).bytes.toString("utf8")

/** Why a drawing is not taken; what became of it when it is. */
function outcome(text: string): string {
  try {
    return clean(text)
  } catch (error) {
    if (error instanceof SvgRejectedError) return error.problem
    throw error
  }
}

/** Everything in a clean drawing, as an XML parser reads it. */
function contents(svg: string) {
  const found: { element: string; attributes: [string, string][] }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on("error", (error) => {
    throw error
  })
  for (const event of ["comment", "processinginstruction", "doctype", "cdata"] as const) {
    parser.on(event, () => {
      throw new Error(`A ${event} is left`)
    })
  }
  parser.on("opentag", ({ name, attributes }) => {
    found.push({ element: name, attributes: Object.values(attributes).map((one) => [one.name, one.value]) })
  })
  parser.write(svg).close()
  return found
}

/** Fails for anything that is not in the tables, and for a value that leads out of the drawing. */
function expectAllowed(svg: string): void {
  for (const { element, attributes } of contents(svg)) {
    expect([...elements.keys()]).toContain(element)
    for (const [name, value] of attributes) {
      if (name === "xmlns") {
        expect(value).toBe("http://www.w3.org/2000/svg")
        continue
      }
      expect([...presentation, ...(elements.get(element) ?? []), "id"]).toContain(name)
      expect(value).not.toMatch(/[:/\\"'<>&;{}@]/)
      if (name === "href") expect(value).toMatch(/^#[A-Za-z_][\w.-]*$/)
      // The word alone is a name or nothing: only `url(` leads somewhere.
      expect(value.replace(/^url\(#[A-Za-z_][\w.-]*\)$/, "")).not.toMatch(/url\s*\(/i)
    }
  }
}

describe("a drawing as programs write it", () => {
  it("keeps outlines, gradients and references, and loses what editors note", () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg ${namespaces} xmlns:ed="http://editor.example/ns" viewBox="0 0 40 20" fill="none" ed:zoom="2">
      <ed:view id="v"><ed:page/></ed:view><metadata><x:y xmlns:x="http://x.example"/></metadata><title>Logo</title>
      <defs><linearGradient id="a"><stop offset="50%" stop-color="#123456"/></linearGradient>
      <linearGradient id="b" xlink:href="#a"/></defs><g ed:label="layer"><path d="M0 0L10 10z" fill="url('#b')"/></g></svg>`
    const svg = clean(file)
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="512" height="256" fill="none"><defs>' +
        '<linearGradient id="a"><stop offset="50%" stop-color="#123456"/></linearGradient><linearGradient id="b" href="#a"/>' +
        '</defs><g><path d="M0 0L10 10z" fill="url(#b)"/></g></svg>',
    )
    expectAllowed(svg)
  })

  it("gets the styles of its classes as attributes, in their order of weight", () => {
    const css = "/* c */ .a, .b { fill: red; stroke:#000 } #one{fill:blue} path{fill:green;stroke-width:2px}"
    const svg = clean(drawing(`<style>${css}</style><path class="a" id="one" d="M0 0" style="opacity:.5"/>`))
    expect(svg).toContain('<path id="one" d="M0 0" fill="blue" stroke-width="2px" stroke="#000" opacity=".5"/>')
  })

  it("is as large as its viewBox or its width and height say", () => {
    const sized = cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="30px" height="60"/>`))
    expect([sized.width, sized.height]).toEqual([256, 512])
    expect(outcome(`<svg xmlns="http://www.w3.org/2000/svg" width="100%"><g/></svg>`)).toBe("SVG_NO_SIZE")
    expect(outcome(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1"/>`)).toBe("SVG_NO_SIZE")
  })
})

describe("a drawing that is an attack", () => {
  const nested = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => one(at)).join("")
  const ten = (inside: string) => inside.repeat(10)
  const attacks: [name: string, file: string, problem: string][] = [
    ["a script", drawing("<script>alert(1)</script>"), "SVG_ACTIVE"],
    ["a script under another prefix", drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), "SVG_ACTIVE"],
    ["an HTML script", drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), "SVG_ACTIVE"],
    ["an event handler", drawing("", 'onload="alert(1)"'), "SVG_ACTIVE"],
    ["an event handler in capitals", drawing('<path ONCLICK="a()"/>'), "SVG_ACTIVE"],
    ["HTML", drawing("<foreignObject><p/></foreignObject>"), "SVG_ACTIVE"],
    ["a link", drawing('<a href="javascript:alert(1)"><path/></a>'), "SVG_ACTIVE"],
    ["a link of entities", drawing('<use href="java&#115;cript:alert(1)"/>'), "SVG_ACTIVE"],
    ["another document", drawing('<use xlink:href="https://evil.example/x.svg#a"/>'), "SVG_ACTIVE"],
    ["a document as data", drawing('<use href="data:image/svg+xml;base64,AAAA#a"/>'), "SVG_ACTIVE"],
    ["a picture", drawing('<image href="https://evil.example/pixel.png"/>'), "SVG_UNSUPPORTED"],
    ["a loading fill", drawing('<path fill="url(https://evil.example/x#a)"/>'), "SVG_ACTIVE"],
    ["a loading style", drawing('<path style="fill: url( //evil.example/x )"/>'), "SVG_ACTIVE"],
    ["an import", drawing("<style>@import 'https://evil.example/x.css';</style>"), "SVG_ACTIVE"],
    ["an import in CDATA", drawing("<style><![CDATA[@import url(x.css)]]></style>"), "SVG_ACTIVE"],
    ["an escaped url", drawing("<style>.a{fill:u\\72l(https://evil.example)}</style>"), "SVG_ACTIVE"],
    ["a font", drawing("<style>@font-face{font-family:a}</style>"), "SVG_UNSUPPORTED"],
    ["an animated address", drawing('<use href="#a"><set attributeName="href" to="x"/></use>'), "SVG_UNSUPPORTED"],
    ["a filter", drawing('<filter id="f"><feImage href="#a"/></filter>'), "SVG_UNSUPPORTED"],
    [
      "an external entity",
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing("<text>&x;</text>")}`,
      "SVG_ACTIVE",
    ],
    ["a parameter entity", `<!DOCTYPE svg [<!ENTITY % x "y">]>${drawing("")}`, "SVG_ACTIVE"],
    ["an unknown entity", drawing("<text>&x;</text>"), "DAMAGED"],
    ["no end", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>', "DAMAGED"],
    ["HTML around it", "<html><body><svg/></body></html>", "UNKNOWN_TYPE"],
    ["two roots", `${drawing("")}${drawing("")}`, "DAMAGED"],
    [
      "a laughing use",
      drawing(`<g id="u0"><path/></g>${nested(8, (at) => `<g id="u${at + 1}">${ten(`<use href="#u${at}"/>`)}</g>`)}`),
      "SVG_TOO_COMPLEX",
    ],
    [
      "laughing masks",
      drawing(nested(8, (at) => `<mask id="m${at}">${ten(`<path mask="url(#m${at + 1})"/>`)}</mask>`)),
      "SVG_TOO_COMPLEX",
    ],
    ["a use of itself", drawing('<g id="a"><use href="#a"/></g>'), "SVG_TOO_COMPLEX"],
    ["a deep one", drawing("<g>".repeat(5000) + "</g>".repeat(5000)), "SVG_TOO_COMPLEX"],
    ["deep notes", drawing(`<metadata>${"<x>".repeat(4000)}${"</x>".repeat(4000)}</metadata>`), "SVG_TOO_COMPLEX"],
    ["many elements", drawing("<path/>".repeat(svgLimits.elements)), "SVG_TOO_COMPLEX"],
    ["many styles", drawing(`<style>g{${"fill:red;".repeat(500)}}</style>${"<g/>".repeat(500)}`), "SVG_TOO_COMPLEX"],
    ["comments that never end", drawing(`<style>${"/*".repeat(100_000)}</style>`), "SVG_UNSUPPORTED"],
    ["a large file", drawing(" ".repeat(svgLimits.bytes)), "SVG_TOO_LARGE"],
  ]
  it.each(attacks)("is rejected: %s", (_, file, problem) => {
    expect(outcome(file)).toBe(problem)
  })

  it("is rejected in another encoding", () => {
    expect(() => cleanSvg(Buffer.from(drawing("<script/>"), "utf16le"))).toThrow(SvgRejectedError)
    expect(() => cleanSvg(Buffer.from([0x3c, 0xff, 0xfe]))).toThrow(SvgRejectedError)
  })

  it("names the part that is the reason, and nothing else of the file", () => {
    const long = `on${"x".repeat(500)}`
    expect.assertions(1)
    try {
      clean(drawing("", `${long}="1"`))
    } catch (error) {
      expect(error instanceof SvgRejectedError && error.part).toBe(long.slice(0, 40))
    }
  })
})

describe("whatever a drawing holds", () => {
  const name = fc.constantFrom(...elements.keys(), "style", "script", "image", "a", "title", "animate", "x:y", "SCRIPT")
  const attribute = fc.constantFrom(
    ...presentation,
    ...[...elements.values()].flatMap((own) => [...own]),
    ...["id", "class", "style", "onload", "xlink:href", "src", "data-x", "xml:base", "filter", "x:y", "formaction"],
  )
  const value = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      ...["#a", "url(#a)", "url('#b') none", "url(x)", "URL( #a )", "javascript:a", "//evil.example", "fill:url(x)"],
      ...["a b", "1.5", "M0 0", "expression(a)", "fill:red;stroke:url(#a)", "image-set(x 1x)", "src(x)", "\\75rl(x)"],
      ...["urL", "url", "#url", "url (#a)", "url (x)", "none url(x)", "none url"],
    ),
  )
  const escaped = (text: string) =>
    text
      .replace(/[^\t\n\r\x20-\uD7FF]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll('"', "&quot;")
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc
      .tuple(
        name,
        fc.uniqueArray(fc.tuple(attribute, value), { maxLength: 4, selector: ([key]) => key }),
        fc.oneof(
          { depthSize: "small" },
          value.map(escaped),
          fc.array(tie("tree"), { maxLength: 3 }).map((all) => all.join("")),
        ),
      )
      .map(([element, attributes, inside]) => {
        const written = attributes.map(([key, text]) => ` ${key}="${escaped(text)}"`).join("")
        return `<${element}${written}>${inside}</${element}>`
      }),
  }))

  it("nothing that the tables do not know survives, and a clean drawing stays as it is", () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (inside) => {
        const svg = outcome(drawing(inside.join(""), 'xmlns:x="http://x.example"'))
        if (!svg.startsWith("<")) return
        taken += 1
        expectAllowed(svg)
        expect(clean(svg)).toBe(svg)
      }),
      { numRuns: 3000 },
    )
    expect(taken).toBeGreaterThan(300)
  })
})
