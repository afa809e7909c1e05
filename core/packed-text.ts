// A list of a page's data as one text: it takes a third of what it takes as objects, each of which names its properties. The
// data are a text in a text: a quote or a line end takes three bytes there, so the marks are signs that take one.

const [entryMark, fieldMark] = ["~", "|"]
/** Stands for a mark in a field: signs of the area for private use. */
const [entrySign, fieldSign] = ["\ue001", "\ue000"]

const hide = (field: string) =>
  field.includes(fieldMark) || field.includes(entryMark)
    ? field.replaceAll(fieldMark, fieldSign).replaceAll(entryMark, entrySign)
    : field

const show = (field: string) =>
  field.includes(fieldSign) || field.includes(entrySign)
    ? field.replaceAll(fieldSign, fieldMark).replaceAll(entrySign, entryMark)
    : field

/** Entries as one text; null and undefined become "". */
export const toPackedText = (entries: readonly (readonly (string | number | null | undefined)[])[]): string =>
  entries.map((fields) => fields.map((field) => hide(String(field ?? ""))).join(fieldMark)).join(entryMark)

/** The fields of each entry of such a text. */
export const fromPackedText = (text: string): string[][] =>
  text === "" ? [] : text.split(entryMark).map((entry) => entry.split(fieldMark).map(show))
