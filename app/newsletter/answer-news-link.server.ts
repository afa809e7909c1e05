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
    const open = { confirm: content.confirmNews, leave: content.leaveNews, alerts: content.endStockAlerts }[what]
    return (await open(token)) || what !== "confirm" ? "done" : "unknown"
  } catch (problem) {
    report(problem)
    return "failed"
  }
}
