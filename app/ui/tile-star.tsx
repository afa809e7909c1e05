import * as header from "../styles/header.module.css"

const outline =
  "M24 1 30.74 7.74H40.26V17.26L47 24 40.26 30.74V40.26H30.74L24 47 17.26 40.26H7.74V30.74L1 24 7.74 17.26V7.74H17.26Z"

/** The eight-point star of zellige tiles, the shop's only ornament; `keyhole` makes it the logo's mark,
 *  `line` draws a finer star inside it. */
export function TileStar({ keyhole = false, line = false }: { keyhole?: boolean; line?: boolean }) {
  return (
    <svg className={header.tileStar} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={keyhole ? `${outline}M18.6 33V23.4a6.6 6.6 0 1 1 10.8 0V33Z` : outline}
      />
      {line && (
        <path d={outline} fill="none" stroke="var(--tint)" strokeWidth="1" transform="matrix(.7 0 0 .7 7.2 7.2)" />
      )}
    </svg>
  )
}
