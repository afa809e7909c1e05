const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const

const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const

/** A browser's long description of itself in two words; as it is where it says neither. */
export function deviceText(agent: string): string {
  const named = (table: readonly (readonly [string, string])[]) => table.find(([mark]) => agent.includes(mark))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(" · ") || agent
}
