// The end of npm test: which files take longest, so that growth is seen.

const rows = 8

/** Milliseconds by file, of all its tests together. */
function byFile(files) {
  const sums = new Map()
  for (const { project, file, ms } of files) {
    const key = `${project} ${file}`
    sums.set(key, { project, file, ms: (sums.get(key)?.ms ?? 0) + ms })
  }
  return [...sums.values()]
}

/** A table of the slowest files of each project, longest first, with the sum of all files of the project. */
export function slowestFiles(files) {
  const sums = byFile(files)
  const tables = [...new Set(sums.map(({ project }) => project))].map((project) => {
    const all = sums.filter((each) => each.project === project)
    const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`
    const sum = all.reduce((total, { ms }) => total + ms, 0)
    const slowest = all.sort((one, other) => other.ms - one.ms).slice(0, rows)
    return [
      `${seconds(sum)}  ${project}, ${all.length} files`,
      ...slowest.map(({ file, ms }) => `${seconds(ms)}    ${file}`),
    ]
  })
  return ["Slowest files (times of tests, which run beside others):", ...tables.flat()].join("\n")
}
