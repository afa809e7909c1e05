import { BlocksRenderer } from "@strapi/blocks-react-renderer"
import type { ComponentProps, ReactNode } from "react"
import type { textLanguage } from "#core/i18n/text-language.ts"
import { safeLink } from "#core/safe-link.ts"
import type { Block, BlockInline, BlockList, BlockListItem } from "#core/text/block.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as prose from "../styles/prose.module.css"
import { Link } from "./link.tsx"
import { Picture } from "./picture.tsx"

/** A list as HTML has it: a nested list stands inside the item before it, not beside it as Strapi stores it. */
type NestedList = Omit<BlockList, "children"> & { children: NestedItem[] }
type NestedItem = Omit<BlockListItem, "children"> & { children: (BlockInline | NestedList)[] }

function nestList(list: BlockList): NestedList {
  const children: NestedItem[] = []
  for (const child of list.children) {
    if (child.type === "list-item") {
      children.push(child)
      continue
    }
    // A list that begins with a deeper one has an item without words of its own.
    const before = children.pop() ?? { type: "list-item", children: [] }
    children.push({ ...before, children: [...before.children, nestList(child)] })
  }
  return { ...list, children }
}

/** Block content whose lists are nested as HTML takes them: a list may hold nothing but items. */
const nestLists = (blocks: readonly Block[]) => blocks.map((block) => (block.type === "list" ? nestList(block) : block))

/** A link in a text: a page of the shop in the reader's language, or an address outside. What is not safe to follow is
 *  shown as plain words. */
function BlockLink({ url, children }: { url: string; children: ReactNode }) {
  const { to } = useI18n()
  const link = safeLink(url)
  // An address that the shop has not got yet leaves its scheme alone.
  if (!link || /^(?:tel|mailto):$/.test(url)) return <span>{children}</span>
  if (link.kind === "own") return <Link to={to(link.path)}>{children}</Link>
  const bare = /^(?:tel|mailto):/.test(link.href)
  return (
    <a href={link.href} rel={bare ? undefined : "noopener noreferrer"}>
      {bare ? <bdi dir="ltr">{children}</bdi> : children}
    </a>
  )
}

type BlockImageProps = {
  image: {
    url: string
    width: number
    height: number
    alternativeText?: string | null
    caption?: string | null
    sized?: string
    color?: string
  }
}

/** A picture in a text, with its caption. */
function BlockImage({ image: { caption, alternativeText, ...file } }: BlockImageProps) {
  return (
    <figure>
      <div>
        <Picture picture={{ ...file, alt: alternativeText ?? "" }} sizes="(max-width: 44rem) 92vw, 40rem" />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const tags = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const

type BlockHeadingProps = { level: 1 | 2 | 3 | 4 | 5 | 6; top: 2 | 3; children?: ReactNode }

/** A heading, as many levels lower as the place asks for. */
function BlockHeading({ level, top, children }: BlockHeadingProps) {
  // An author's first level is 1 or 2: both are the highest here.
  const lowered = Math.min(6, Math.max(level, 2) + top - 2)
  const known = lowered === 6 ? 6 : lowered === 5 ? 5 : lowered === 4 ? 4 : lowered === 3 ? 3 : 2
  const Tag = tags[known]
  return <Tag>{children}</Tag>
}

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
