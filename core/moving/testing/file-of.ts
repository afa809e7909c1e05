// Files as other shops export them, written by hand after their public formats.

const line = (cells: readonly string[], separator: string) =>
  cells.map((cell) => (/["\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator)

export type Row = Record<string, string>

/** Rows as a file with all their titles. */
export function fileOf(titles: readonly string[], rows: readonly Row[], separator = ","): string {
  const lines = rows.map((row) =>
    line(
      titles.map((title) => row[title] ?? ""),
      separator,
    ),
  )
  return [line(titles, separator), ...lines].join("\n")
}

/** The address of a picture of these shops. */
export const photo = (name: string) => `https://pictures.test/${name}.png`
