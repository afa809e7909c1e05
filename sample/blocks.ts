/** Block content of the sample shop, in the form that Strapi keeps it in; a picture is named by its product picture. */
export type SampleInline =
  | { type: "text"; text: string; bold?: true; italic?: true; code?: true }
  | { type: "link"; url: string; children: { type: "text"; text: string }[] }

type SampleListItem = { type: "list-item"; children: SampleInline[] }

export type SampleBlock =
  | { type: "paragraph" | "quote"; children: SampleInline[] }
  | { type: "heading"; level: 2 | 3; children: SampleInline[] }
  | { type: "list"; format: "ordered" | "unordered"; children: SampleListItem[] }
  | { type: "image"; picture: string; caption: string }

/** A text as it is, or a piece with a mark. */
type Part = string | SampleInline

const inline = (parts: Part[]): SampleInline[] =>
  parts.map((part) => (typeof part === "string" ? { type: "text", text: part } : part))

const items = (entries: (Part | Part[])[]): SampleListItem[] =>
  entries.map((entry) => ({ type: "list-item", children: inline(Array.isArray(entry) ? entry : [entry]) }))

export const text = (...parts: Part[]): SampleBlock => ({ type: "paragraph", children: inline(parts) })
export const heading = (title: string): SampleBlock => ({ type: "heading", level: 2, children: inline([title]) })
export const minor = (title: string): SampleBlock => ({ type: "heading", level: 3, children: inline([title]) })
export const saying = (...parts: Part[]): SampleBlock => ({ type: "quote", children: inline(parts) })
export const picture = (key: string, caption: string): SampleBlock => ({ type: "image", picture: key, caption })

export const list = (...entries: (Part | Part[])[]): SampleBlock => ({
  type: "list",
  format: "unordered",
  children: items(entries),
})

export const steps = (...entries: (Part | Part[])[]): SampleBlock => ({
  type: "list",
  format: "ordered",
  children: items(entries),
})

export const bold = (words: string): SampleInline => ({ type: "text", text: words, bold: true })
export const italic = (words: string): SampleInline => ({ type: "text", text: words, italic: true })
export const code = (words: string): SampleInline => ({ type: "text", text: words, code: true })
export const link = (words: string, url: string): SampleInline => ({
  type: "link",
  url,
  children: [{ type: "text", text: words }],
})
