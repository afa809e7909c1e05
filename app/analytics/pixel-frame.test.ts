import { hash } from "node:crypto"
import { expect, test } from "vitest"
import { pixelFrame } from "./pixel-frame.server.ts"

test("the frame's policy allows its own script and the network's, in an origin of its own", async () => {
  const answer = pixelFrame('12"><script>x()</script>')
  const html = await answer.text()
  const [, attributes = "", code = ""] = /<script([^>]*)>([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(attributes).toContain('data-pixel="12&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"')
  const policy = answer.headers.get("content-security-policy") ?? ""
  expect(policy).toContain(`script-src 'sha256-${hash("sha256", code, "base64")}' https://connect.facebook.net;`)
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts$/)
  expect(policy).not.toMatch(/unsafe|allow-same-origin|\*/)
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
})
