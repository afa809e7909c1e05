type Fields = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the audit log says of a change: the fields that differ, as they were and as they are. The version of a form is
 *  none of them. */
export function changedFields(before: Fields, after: Fields): [before: Fields, after: Fields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => name !== "updatedAt" && !isSame(before[name], after[name]))
  const side = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return [side(before), side(after)]
}
