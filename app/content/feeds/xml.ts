const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" }

/** A text inside XML; characters that XML cannot carry are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ""))
    .replace(/[&<>"']/g, (character) => entities[character] ?? "")
}

/** Caches ask again each time; the page cache of the shop answers. */
export function xmlAnswer(body: string, type: string): Response {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { headers })
}
