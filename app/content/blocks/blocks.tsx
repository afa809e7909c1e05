import { BlocksRenderer } from "@strapi/blocks-react-renderer"
import type { ComponentProps } from "react"
import type { Block } from "#core/content/block.ts"
import type { textLanguage } from "#core/i18n/text-language.ts"
import * as prose from "../pages/prose.module.css"
import { BlockHeading } from "./block-heading.tsx"
import { BlockImage } from "./block-image.tsx"
import { BlockLink } from "./block-link.tsx"
import { nestLists } from "./nest-lists.ts"

type Renderer = ComponentProps<typeof BlocksRenderer>

const blocks = {
  link: ({ url, children }) => <BlockLink url={url}>{children}</BlockLink>,
  image: ({ image }) => <BlockImage image={image} />,
  code: ({ plainText }) => (
    // Scrolls sideways where a line is long, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <pre dir="ltr" tabIndex={0}>
      <code>{plainText}</code>
    </pre>
  ),
} satisfies Renderer["blocks"]

const modifiers = {
  bold: ({ children }) => <b>{children}</b>,
  code: ({ children }) => <code dir="ltr">{children}</code>,
} satisfies Renderer["modifiers"]

/** The levels that a text's first headings get: below the page's title, or below a section's. */
const headings = {
  2: { heading: (heading) => <BlockHeading {...heading} top={2} /> },
  3: { heading: (heading) => <BlockHeading {...heading} top={3} /> },
} satisfies Record<number, Renderer["blocks"]>

type BlocksProps = { content: Block[]; top?: 2 | 3; language?: ReturnType<typeof textLanguage> }

/** Draws block content: every kind of block and mark that Strapi has, no HTML of the author's.
 *  @param top the level of the highest heading: the page has one `<h1>` of its own
 *  @param language of the text, where it is not the page's (core/i18n/text-language.ts) */
export function Blocks({ content, top = 2, language }: BlocksProps) {
  return (
    <div className={prose.prose} {...language}>
      <BlocksRenderer
        // The package's type of a picture names more than Strapi's editor needs and than is drawn here.
        content={nestLists(content) as Renderer["content"]}
        blocks={{ ...blocks, ...headings[top] }}
        modifiers={modifiers}
      />
    </div>
  )
}
