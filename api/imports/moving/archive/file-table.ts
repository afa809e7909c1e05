import { z } from "zod"

type Cell = string | number | null

type Column<Field extends string, Schema extends z.ZodType> = {
  field: Field
  schema: Schema
  write: (value: z.output<Schema>) => Cell
}

/** A value as its cell has it: lists and objects as JSON. */
function toCell(value: unknown): Cell {
  if (value === null || typeof value === "string" || typeof value === "number") return value
  return typeof value === "boolean" ? Number(value) : JSON.stringify(value)
}

/** A column of a file.
 *  @param field of a row
 *  @param schema reads its cells
 *  @param write makes them */
export const column = <const Field extends string, Schema extends z.ZodType>(
  field: Field,
  schema: Schema,
  write: (value: z.output<Schema>) => Cell = toCell,
): Column<Field, Schema> => ({ field, schema, write })

type Columns = Record<string, Column<string, z.ZodType>>

/** A row of a file: its fields by the names that the shop has for them. */
type RowOf<Of extends Columns> = { [Title in keyof Of as Of[Title]["field"]]: z.output<Of[Title]["schema"]> }

/** A CSV file of an archive, which is written and read by the same columns. */
export type FileTable<Row> = {
  titles: readonly string[]
  write: (row: Row) => Cell[]
  /** @returns undefined for a row that the shop does not write */
  read: (cells: Record<string, string>) => Row | undefined
}

/** @param columns by their titles, in their order */
export function fileTable<Of extends Columns>(columns: Of): FileTable<RowOf<Of>> {
  const entries = Object.entries(columns)
  const schema = z.object(Object.fromEntries(entries.map(([title, one]) => [title, one.schema])))
  return {
    titles: Object.keys(columns),
    write: (row: Record<string, unknown>) => entries.map(([, { field, write }]) => write(row[field])),
    read(cells) {
      const { success, data } = schema.safeParse(cells)
      if (!success) return undefined
      return Object.fromEntries(entries.map(([title, { field }]) => [field, data[title]])) as RowOf<Of>
    },
  }
}
