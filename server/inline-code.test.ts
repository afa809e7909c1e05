import { expect, test } from "vitest"
import { hashSource, inlineCode } from "./inline-code.ts"

const mark = "0f9a0f9a0f9a0f9a0f9a0f9a0f9a0f9a"

test("knows the hash of the specification's example", () => {
  // CSP level 3, section 5.3: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test("allows the shop's own inline scripts and takes their mark away", () => {
  const html = `<head><link rel="modulepreload" nonce="${mark}" href="/a.js"></head><script nonce="${mark}">one()</script><script type="module" nonce="${mark}" async="">import "/a.js"\n</script><script nonce="${mark}" src="/b.js"></script>`
  const { html: shown, scripts } = inlineCode(html, mark)
  expect(shown).not.toContain(mark)
  expect(scripts).toEqual([hashSource("one()"), hashSource('import "/a.js"\n')])
})

test("allows no script that someone else put into the page", () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${mark}">own()</script>`
  const { scripts } = inlineCode(html, mark)
  expect(scripts).toEqual([hashSource("own()")])
})

test("allows each style attribute once, as the browser reads it", () => {
  const html = `<i style="inline-size:10%"></i><i style="inline-size:10%"></i><b style="background:url(&quot;a&amp;b&quot;)">style="no"</b>`
  const { html: shown, styles } = inlineCode(html, mark)
  expect(shown).toBe(html)
  expect(styles).toEqual([hashSource("inline-size:10%"), hashSource('background:url("a&b")')])
})

test("leaves out what no longer fits into a proxy's headers", () => {
  const many = Array.from({ length: 60 }, (_, n) => `<i style="color:${n}"></i>`).join("")
  const { html, styles } = inlineCode(many, mark)
  expect(styles).toHaveLength(40)
  expect(html.match(/<i>/g)).toHaveLength(20)
})
