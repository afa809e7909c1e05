import type { Content } from "../content/content.server.ts"
import { report } from "../content/report.server.ts"
import type { NewsLink } from "./news-link.ts"

/** What became of a press: done, a link of nobody's, or not done. Who has left already has left. */
export async function answerNewsLink(
  { what, token }: NewsLink,
  content: Content,
): Promise<"done" | "unknown" | "failed"> {
  if (!/^[\w-]{22}$/.test(token)) return "unknown"
  try {
    const found = await (what === "confirm" ? content.confirmNews(token) : content.leaveNews(token))
    return found || what === "leave" ? "done" : "unknown"
  } catch (problem) {
    report(problem)
    return "failed"
  }
}
