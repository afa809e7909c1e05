/** Whether every case runs (`npm run test:full`). */
export const isFull = process.env.TESTS === "full"

/** The cases of tests that differ in language, width or device alone. `npm test` runs one of them, by the name, so that French and
 *  Arabic, phone and desk get equal shares over all files; `npm run test:full` and `npm test -- FILE` run all.
 *  @param name of the file or of what the cases are of */
export function casesOf<const Case>(name: string, cases: readonly Case[]): readonly Case[] {
  if (isFull) return cases
  const sum = [...(name.split(/[\\/]/).at(-1) ?? "")].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const chosen = cases[sum % cases.length]
  return chosen === undefined ? [] : [chosen]
}
