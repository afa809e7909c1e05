import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Picture, Thumbnail } from "./picture.tsx"

const picture = {
  url: "/media/a/b.webp",
  width: 500,
  height: 400,
  alt: "Sac, cognac",
  sized: "/media/a/b-{w}.{f}?v=1",
  placeholder: "data:image/webp;base64,AA==",
  color: "#e6e3dd",
}

describe("Picture", () => {
  it("comes in the widths that the picture has, and keeps its place", () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="45vw" />)
    expect(html).toContain('srcSet="/media/a/b-320.webp?v=1 320w, /media/a/b-480.webp?v=1 480w')
    expect(html).toContain("/media/a/b-640.webp?v=1 500w")
    expect(html).not.toContain("avif")
    expect(html).not.toContain("-960.")
    expect(html).toMatch(/alt="Sac, cognac".*width="500" height="400" loading="lazy"/)
    expect(html).toContain("background-color:#e6e3dd;background-image:url(data:image/webp;base64,AA==)")
  })

  it("comes no wider than it is ever drawn", () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="45vw" widest={480} />)
    expect(html).toContain("-480.webp")
    expect(html).not.toContain("-640.")
  })

  it("loads the one of the first screen before anything else, as AVIF where that is known", () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority alt="" />)
    expect(html).toMatch(/alt="".*fetchPriority="high"/)
    expect(html).toContain('<source type="image/avif" srcSet="/media/a/b-320.avif?v=1 320w')
    expect(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" eager />)).not.toContain("fetchPriority")
  })

  it("shows the file itself when no other forms are known", () => {
    const html = renderToStaticMarkup(
      <Picture picture={{ url: "/p.webp", width: 9, height: 9, alt: "" }} sizes="9px" />,
    )
    expect(html).toContain('src="/p.webp"')
    expect(html).not.toMatch(/srcSet|style|source/)
  })
})

describe("Thumbnail", () => {
  it("is a form that is sharp at its size on every screen, without a text of its own", () => {
    const small = renderToStaticMarkup(<Thumbnail picture={picture} side={64} />)
    expect(small).toMatch(/src="\/media\/a\/b-192.webp\?v=1" alt="" width="64" height="64"/)
    expect(renderToStaticMarkup(<Thumbnail picture={picture} side={65} />)).toContain("b-320.webp")
  })
})
