import { expect, it } from "vitest"
import { sessionCookie, sessionIn } from "./session-cookie.server.ts"

const token = "a-token-of-128-bits-or-more"
const [http, https] = [new URL("http://shop.example/login"), new URL("https://shop.example/login")]
const requestWith = (url: URL, cookie: string) => new Request(url, { headers: { cookie } })

it("is a cookie that no script reads, no other site sends and no neighbour under the domain sets", () => {
  const cookie = sessionCookie(token, https)
  expect(cookie).toMatch(/^__Host-hanout-shopper=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/)
  expect(sessionIn(requestWith(https, `a=b; __Host-hanout-shopper=${token}`))).toBe(token)
  expect(sessionIn(requestWith(https, `hanout-shopper=${token}`))).toBe("")
})

it("has a plain name over http, where browsers take no other", () => {
  const cookie = sessionCookie(token, http)
  expect(cookie).toMatch(/^hanout-shopper=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  expect(sessionIn(requestWith(http, `hanout-shopper=${token}`))).toBe(token)
})

it.each(["short", "with spaces and more than twenty", "%0d%0aset-cookie:a=b;aaaaaaaa"])("holds no %j", (text) => {
  expect(sessionIn(requestWith(http, `hanout-shopper=${text}`))).toBe("")
})

it("ends with the session", () => {
  expect(sessionCookie("", https)).toMatch(/^__Host-hanout-shopper=; .*Max-Age=0; Secure$/)
})
