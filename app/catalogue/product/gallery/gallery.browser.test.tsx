import { useRef } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import "../product.css"
import { plainProduct } from "../../../testing/plain-product.ts"
import { renderInShop } from "../../../testing/render-in-shop.tsx"
import { type GalleryHandle, ProductGallery } from "./gallery.tsx"

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
const pictures: Picture[] = [1, 2, 3, 4].map((n) => ({
  url: `${pixel}#${n}`,
  width: 1,
  height: 1,
  alt: `picture ${n}`,
}))

/** A gallery as narrow as a phone, where it is swiped, and a choice beside it that shows the last picture. */
function SwipedGallery() {
  const gallery = useRef<GalleryHandle>(null)
  return (
    <div style={{ inlineSize: 320 }}>
      <ProductGallery
        id="g"
        product={plainProduct}
        gallery={{ pictures, thumbnails: 4 }}
        layout={{ gallery: "thumbnails", video: false }}
        ref={gallery}
      />
      <button type="button" onClick={() => gallery.current?.show(3)}>
        last
      </button>
    </div>
  )
}

async function renderGallery(locale: Locale) {
  const rendered = await renderInShop(locale, <SwipedGallery />)
  const items = () => [...document.querySelectorAll<HTMLElement>("#g-image-1, #g-image-1 ~ li")]
  const list = () => items()[0]?.parentElement as HTMLElement
  return { ...rendered, items, list, shown: () => items().findIndex(({ dataset }) => dataset.shown !== undefined) }
}

test.each(["fr", "ar"] as const)("in %s the picture that is swiped to is the shown one", async (locale) => {
  const { items, list, shown } = await renderGallery(locale)
  expect(shown()).toBe(0)
  items()[2]?.scrollIntoView({ inline: "start" })
  await expect.poll(shown).toBe(2)
  // In Arabic the next picture is to the left.
  expect(Math.sign(list().scrollLeft)).toBe(locale === "ar" ? -1 : 1)
})

test("a choice scrolls to its picture, and passes those on the way without showing them", async () => {
  const { screen, items, list, shown } = await renderGallery("ar")
  const seen: number[] = []
  const observer = new MutationObserver(() => seen.push(shown()))
  observer.observe(list(), { attributes: true, subtree: true, attributeFilter: ["data-shown"] })
  await screen.getByRole("button", { name: "last" }).click()
  const left = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
  await expect.poll(() => Math.round(left(items()[3]) - left(list()))).toBe(0)
  observer.disconnect()
  expect(new Set(seen)).toEqual(new Set([3]))
})

test.each([
  ["fr", "{ArrowRight}"],
  ["ar", "{ArrowLeft}"],
] as const)("in %s %s leafs through the large view, which counts, and gives the focus back", async (locale, next) => {
  const { screen, t } = await renderGallery(locale)
  const link = (n: number) => screen.getByRole("link", { name: new RegExp(`picture ${n}`) })
  await link(1).click()
  const view = screen.getByRole("dialog", { name: t("product.pictures") })
  const count = view.getByRole("status")
  const counted = (n: number) => `${t("product.pictureOf", { n, total: 4 })}${n} / 4`
  await expect.element(count).toHaveTextContent(counted(1))
  await userEvent.keyboard(next)
  await expect.element(count).toHaveTextContent(counted(2))
  await userEvent.keyboard("{Escape}")
  await expect.element(view).not.toBeInTheDocument()
  await expect.element(link(2)).toHaveFocus()
})
