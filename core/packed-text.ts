// A list of a page's data as one text: it takes a third of what it takes as objects, each of which names its properties.

const [entryMark, fieldMark] = ["\n", "\t"]
const marks = /[\n\t]/g

/** Entries as one text. Tabs and line ends in a field become spaces; null and undefined become "". */
export const toPackedText = (entries: readonly (readonly (string | number | null | undefined)[])[]): string =>
  entries
    .map((fields) => fields.map((field) => String(field ?? "").replace(marks, " ")).join(fieldMark))
    .join(entryMark)

/** The fields of each entry of such a text. */
export const fromPackedText = (text: string): string[][] =>
  text === "" ? [] : text.split(entryMark).map((entry) => entry.split(fieldMark))
