import { expect, test } from "vitest"
import { hashSource, inlineCode } from "./inline-code.ts"

/** What a page carries, told by its text. */
function inlineCodeOf(html: string) {
  const { page, ...sources } = inlineCode(Buffer.from(html).toString("latin1"), mark)
  return { html: Buffer.from(page, "latin1").toString(), ...sources }
}

const mark = "0f9a0f9a0f9a0f9a0f9a0f9a0f9a0f9a"

test("knows the hash of the specification's example", () => {
  // CSP level 3, section 5.3: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test("allows the shop's own inline scripts and takes their mark away", () => {
  const html = `<head><link rel="modulepreload" nonce="${mark}" href="/a.js"></head><script nonce="${mark}">one()</script><script type="module" nonce="${mark}" async="">import "/a.js"\n</script><script nonce="${mark}" src="/b.js"></script>`
  const { html: shown, scripts } = inlineCodeOf(html)
  expect(shown).not.toContain(mark)
  expect(scripts).toEqual([hashSource("one()"), hashSource('import "/a.js"\n')])
})

test("allows no script that someone else put into the page", () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${mark}">own()</script>`
  const { scripts } = inlineCodeOf(html)
  expect(scripts).toEqual([hashSource("own()")])
})

test("allows each style attribute once, as the browser reads it", () => {
  const html = `<i style="inline-size:10%"></i><i style="inline-size:10%"></i><b style="background:url(&quot;a&amp;b&quot;)">style="no"</b>`
  const { html: shown, styles } = inlineCodeOf(html)
  expect(shown).toBe(html)
  expect(styles).toEqual([hashSource("inline-size:10%"), hashSource('background:url("a&b")')])
})

test("hashes texts beyond ASCII as the browser does, and changes none of them", () => {
  const html = `<p>حانوت</p><script>هنا</script><i style="--name:'حانوت'"></i>`
  const own = html.replace("<script>", `<script nonce="${mark}">`)
  expect(inlineCodeOf(own)).toEqual({ html, scripts: [hashSource("هنا")], styles: [hashSource("--name:'حانوت'")] })
})

test("leaves out what no longer fits into a proxy's headers", () => {
  const many = Array.from({ length: 60 }, (_, n) => `<i style="color:${n}"></i>`).join("")
  const { html, styles } = inlineCodeOf(many)
  expect(styles).toHaveLength(40)
  expect(html.match(/<i>/g)).toHaveLength(20)
})
