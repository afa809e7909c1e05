import { afterEach, expect, test } from "vitest"
import { morph, parsePage } from "./morph.ts"

afterEach(() => document.querySelector("[data-tested]")?.remove())

/** @returns the part of the page, exchanged for what another document has in its place */
function exchange(before: string, after: string, act = () => {}, renderIsland = (_island: Element) => true): Element {
  document.body.insertAdjacentHTML("beforeend", `<section data-tested>${before}</section>`)
  const part = document.querySelector("[data-tested]")
  const next = parsePage(`<section data-tested>${after}</section>`).querySelector("section")
  if (!part || !next) throw new Error("No part")
  act()
  morph(part, next, renderIsland)
  return part
}

const card = (slug: string) => `<li><a href="/${slug}">${slug}</a></li>`

test("cards that stay keep their elements and the focus, wherever they stand", () => {
  let link: HTMLAnchorElement | null = null
  const part = exchange(`<ul>${card("a")}${card("b")}</ul>`, `<ul>${card("b")}${card("c")}</ul>`, () => {
    link = document.querySelector<HTMLAnchorElement>("[data-tested] [href='/b']")
    link?.focus()
  })
  expect(part.textContent).toBe("bc")
  expect(part.querySelector("[href='/b']")).toBe(link)
  expect(document.activeElement).toBe(link)
})

test("folds and hydrated islands are left alone, others are exchanged", () => {
  const island = (id: string, text: string) => `<div data-island="heart" id="${id}">${text}</div>`
  const fold = (open: string, text: string) => `<details ${open}><summary><h2>Brands</h2></summary>${text}</details>`
  const rendered: string[] = []
  const part = exchange(
    `${fold("", "old")}${island("heart-0", "hydrated")}${island("heart-1", "plain")}`,
    `${fold("open", "new")}${island("heart-3", "one")}${island("heart-4", "two")}`,
    undefined,
    ({ id }) => {
      rendered.push(id)
      return id === "heart-3"
    },
  )
  expect(part.querySelector("details")?.open).toBe(false)
  expect(part.querySelector("details")?.lastChild?.nodeValue).toBe("new")
  expect(rendered).toEqual(["heart-3", "heart-4"])
  expect([...part.querySelectorAll("[data-island]")].map(({ id, textContent }) => [id, textContent])).toEqual([
    ["heart-3", "hydrated"],
    ["heart-4", "two"],
  ])
})

test("styles are those of the other document", () => {
  const part = exchange(
    `<i style="color:red">x</i><b style="color:red">y</b>`,
    `<i style="color:blue">x</i><b>y</b><u style="color:green">z</u>`,
  )
  expect([...part.querySelectorAll<HTMLElement>("*")].map(({ style }) => style.color)).toEqual(["blue", "", "green"])
  expect(part.querySelector("[data-style]")).toBeNull()
})
