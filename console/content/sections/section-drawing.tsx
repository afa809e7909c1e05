import type { SectionKind } from "#core/content/sections/section.ts"
import * as css from "./sections.module.css"

/** A rectangle: what it stands for, its place, its size and how round it is. `box` = a picture or card, `line` = words,
 *  `mark` = what is pressed or stands out. */
type Shape = readonly [as: "box" | "line" | "mark", x: number, y: number, width: number, height: number, round?: number]

/** The same shapes again, further to the end. */
const across = (steps: readonly number[], shapes: readonly Shape[]): Shape[] =>
  steps.flatMap((step) => shapes.map(([as, x, ...rest]): Shape => [as, x + step, ...rest]))

const title: Shape = ["line", 4, 5, 20, 3]
const four = [0, 14.5, 29, 43.5]
const three = [0, 19.5, 39]
const card: Shape[] = [
  ["box", 4, 12, 12.5, 16],
  ["line", 4, 31, 10, 2],
  ["mark", 4, 35, 6, 2.5],
]

const shades = { box: css.drawnBox, line: css.drawnLine, mark: css.drawnMark }

const drawings: Record<SectionKind, Shape[]> = {
  slides: [
    ["box", 4, 4, 56, 32],
    ["line", 9, 12, 22, 4],
    ["line", 9, 19, 16, 2.5],
    ["mark", 9, 25, 13, 5],
    ...across([0, 5, 10], [["line", 26, 39, 3, 2]]),
  ],
  universes: [
    title,
    ["box", 4, 12, 27, 13],
    ["box", 33, 12, 27, 13],
    ["box", 4, 27, 27, 13],
    ["box", 33, 27, 27, 13],
    ...across([0, 29], [["line", 7, 20, 10, 2]]),
    ...across([0, 29], [["line", 7, 35, 10, 2]]),
  ],
  categories: [
    title,
    ...across(four, [
      ["box", 5, 14, 11, 11, 5.5],
      ["line", 5, 29, 11, 2],
    ]),
  ],
  "product-row": [title, ...across(four, card)],
  "product-tabs": [["mark", 4, 4, 14, 5, 2.5], ...across([0, 17], [["line", 21, 5.5, 12, 2]]), ...across(four, card)],
  "product-lists": across(three, [
    ["line", 4, 5, 13, 3],
    ["box", 4, 12, 6, 6],
    ["line", 12, 14, 7, 2],
    ["box", 4, 21, 6, 6],
    ["line", 12, 23, 7, 2],
    ["box", 4, 30, 6, 6],
    ["line", 12, 32, 7, 2],
  ]),
  deal: [
    ["box", 36, 5, 24, 34],
    ["line", 4, 8, 24, 4],
    ["line", 4, 15, 16, 2.5],
    ...across([0, 7.5, 15, 22.5], [["mark", 4, 22, 5.5, 6]]),
    ["line", 4, 33, 14, 2.5],
  ],
  banners: [
    ["box", 4, 8, 27, 28],
    ["box", 33, 8, 27, 28],
    ...across(
      [0, 29],
      [
        ["line", 8, 14, 14, 3],
        ["mark", 8, 26, 9, 4],
      ],
    ),
  ],
  promises: across(four, [
    ["mark", 7, 11, 7, 7, 3.5],
    ["line", 5, 22, 11, 2.5],
    ["line", 6.5, 27, 8, 2],
  ]),
  brands: [title, ...across(three, [["box", 4, 13, 17, 9, 4.5]]), ...across(three, [["box", 4, 26, 17, 9, 4.5]])],
  "text-picture": [
    ["line", 4, 9, 22, 4],
    ["line", 4, 17, 24, 2],
    ["line", 4, 21, 24, 2],
    ["line", 4, 25, 18, 2],
    ["mark", 4, 31, 12, 5],
    ["box", 34, 6, 26, 32],
  ],
  reviews: [
    title,
    ...across(three, [
      ["box", 4, 12, 17, 26],
      ["mark", 6.5, 16, 9, 2.5],
      ["line", 6.5, 22, 12, 2],
      ["line", 6.5, 26, 12, 2],
      ["line", 6.5, 30, 7, 2],
    ]),
  ],
  coupons: [
    title,
    ...across([0, 29], [
      ["box", 4, 14, 27, 16],
      ["mark", 8, 18.5, 8, 7],
      ["line", 19, 19, 9, 2],
      ["line", 19, 23.5, 6, 2],
    ] as const),
  ],
  posts: [
    title,
    ...across(three, [
      ["box", 4, 12, 17, 13],
      ["line", 4, 28, 15, 2],
      ["line", 4, 32, 11, 2],
    ]),
  ],
  newsletter: [
    ["box", 0, 10, 64, 24, 0],
    ["line", 5, 16, 20, 3],
    ["line", 5, 23, 15, 2],
    ["line", 33, 19, 15, 6],
    ["mark", 49, 19, 10, 6],
  ],
  video: [
    ["line", 4, 4, 20, 3],
    ["box", 4, 10, 56, 30],
    ["mark", 25, 18, 14, 14, 7],
  ],
  "order-form": [
    ["box", 4, 4, 25, 36],
    ["line", 33, 5, 22, 3],
    ["line", 33, 11, 14, 2],
    ["box", 33, 16, 27, 5],
    ["box", 33, 23, 27, 5],
    ["mark", 33, 32, 27, 7],
  ],
}

/** Small drawing of a kind of section. Decorative: its name stands beside it. */
export function SectionDrawing({ kind }: { kind: SectionKind }) {
  return (
    <svg className={`${css.sDrawing} flip`} viewBox="0 0 64 44" aria-hidden="true">
      {drawings[kind].map(([as, x, y, width, height, round = 1.5]) => (
        <rect key={`${as} ${x} ${y}`} className={shades[as]} x={x} y={y} width={width} height={height} rx={round} />
      ))}
    </svg>
  )
}
