const names: Record<string, string> = {
  "pagination[page]": "page",
  "pagination[pageSize]": "pageSize",
  _q: "q",
}

/** The query of a list as the console's API takes it: pages, search and filters may be written as a Strapi's clients write them,
 *  `filters[stock]=low` or `filters[stock][$eq]=low`. What is known under no name is rejected by that API, which names it.
 *  @param left parameters that are not its own */
export function consoleQuery(search: string, left: readonly string[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (left.includes(name)) continue
    const filter = /^filters\[(\w+)\](?:\[\$eq\])?$/.exec(name)?.[1]
    query.append(names[name] ?? filter ?? name, value)
  }
  return query.toString()
}
