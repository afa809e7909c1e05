import type { Content, MailLinkAnswer } from "../../api-client/content.server.ts"
import { report } from "../../api-client/transport/report.server.ts"
import type { NewsLink } from "./news-link.ts"

/** Answers a press on a link: done, an unknown link, too many presses, or a failure. Leaving twice counts as done. */
export async function answerNewsLink({ what, token }: NewsLink, content: Content): Promise<MailLinkAnswer | "failed"> {
  if (!/^[\w-]{22}$/.test(token)) return "unknown"
  try {
    const open = { confirm: content.confirmNews, leave: content.leaveNews, alerts: content.endStockAlerts }[what]
    const became = await open(token)
    return became === "unknown" && what !== "confirm" ? "done" : became
  } catch (error) {
    report(error)
    return "failed"
  }
}
