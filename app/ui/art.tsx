import * as emptyCss from "../styles/empty.module.css"

const widths = [360, 720]

/** A picture of an empty page, made by scripts/make/art.mjs. The text beside it says what matters. */
export function Art({ name }: { name: "empty-cart" | "not-found" }) {
  const set = (format: string) => widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(", ")
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes="22rem" />
      <img
        className={emptyCss.art}
        src={`/art/${name}-${widths[0]}.webp`}
        srcSet={set("webp")}
        sizes="22rem"
        alt=""
        width={720}
        height={540}
        decoding="async"
      />
    </picture>
  )
}
