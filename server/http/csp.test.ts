import { expect, test } from "vitest"
import type { Visit } from "#app/request/visit.server.ts"
import { withCsp } from "./csp.ts"
import { hashSource } from "./inline-code.ts"

const visit = { requestId: "a-request", client: "" }
const request = new Request("http://shop.test/")

async function answerWith(draw: (visit: Visit) => Response, { pixel = false } = {}) {
  const pages = withCsp(async (_request, given) => draw(given), {
    inlineScripts: ["constant()"],
    usesPixel: async () => pixel,
  })
  const answer = await pages(request, visit)
  return { answer, policy: answer.headers.get("content-security-policy") }
}

const page = (body: string, { finish = (text) => text }: Visit = visit) =>
  new Response(finish(body), { status: 404, headers: { "content-type": "text/html" } })

test("a page's policy allows its own scripts, the constants, and no others", async () => {
  const { answer, policy } = await answerWith((given) =>
    page(`<script nonce="${given.mark}">own()</script><script>stolen()</script><i style="color:red"></i>`, given),
  )
  expect([answer.status, await answer.text()]).toEqual([
    404,
    `<script>own()</script><script>stolen()</script><i style="color:red"></i>`,
  ])
  expect(policy).toContain(`script-src 'self' ${hashSource("constant()")} ${hashSource("own()")};`)
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashSource("color:red")};`)
  expect(policy).toMatch(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|http:|\*/)
})

/** Every directive of CSP Level 3 that falls back to `default-src`, but those that fall back to one of these first. */
const fetchDirectives = [
  ...["connect-src", "font-src", "frame-src", "img-src", "manifest-src"],
  ...["media-src", "object-src", "script-src", "style-src", "worker-src"],
]

test("only what is fetched ahead falls back to default-src: each other directive of fetches stands in the policy", async () => {
  const { policy } = await answerWith(() => page(""))
  const directives = new Map(policy?.split("; ").map((text) => [text.split(" ", 1)[0] ?? "", text]))
  expect(directives.get("default-src")).toBe("default-src 'self'")
  expect(fetchDirectives.filter((name) => !directives.has(name))).toEqual([])
  for (const name of ["media-src", "object-src"]) expect(directives.get(name)).toBe(`${name} 'none'`)
})

test("a page that was not looked through may run nothing of its own", async () => {
  const { policy } = await answerWith(({ mark }) => page(`<script nonce="${mark}">own()</script><i style="color:red">`))
  expect(policy).toContain(`script-src 'self' ${hashSource("constant()")};`)
  expect(policy).toContain("style-src-attr 'none';")
})

test("the mark is another one each time", async () => {
  const marks = new Set<string>()
  for (let n = 0; n < 3; n++) {
    await answerWith(({ mark = "" }) => {
      marks.add(mark)
      return page("")
    })
  }
  expect([...marks].map((mark) => mark.length)).toEqual([22, 22, 22])
})

test("a page may hold the pixel's frame only while a pixel is configured, and never the pixel itself", async () => {
  const own = await answerWith(() => page(""))
  const withPixel = await answerWith(() => page(""), { pixel: true })
  expect(own.policy).not.toMatch(/frame-src [^;]*'self'/)
  expect(withPixel.policy).toMatch(/frame-src [^;]*'self'/)
  expect(withPixel.policy).not.toContain("facebook")
})

test("a page that brings its own policy keeps it", async () => {
  const headers = { "content-type": "text/html", "content-security-policy": "sandbox" }
  const { policy } = await answerWith(() => new Response("<p>", { headers }))
  expect(policy).toBe("sandbox")
})

test("what is no page passes as it is", async () => {
  const feed = new Response("<feed/>", { headers: { "content-type": "application/atom+xml" } })
  const { answer, policy } = await answerWith(() => feed)
  expect(answer).toBe(feed)
  expect(policy).toBeNull()
})
