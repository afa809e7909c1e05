/** Why a database could not do what was asked, when the same may succeed later: it is `away` (not reached, stopping, too
 *  busy), or its disk is `full`. */
export type Unavailable = "away" | "full"

/** Names of Node's network errors, classes of SQLSTATE (PostgreSQL, appendix A) and SQLite's result codes. */
const codes: [Unavailable, RegExp][] = [
  ["full", /^(53100|SQLITE_FULL|ENOSPC|EDQUOT)$/],
  ["away", /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(HOST|NET)(UNREACH|DOWN))$/],
  // Connection, resources, stopping or starting, cancelled by a limit, deadlock after all repetitions, input and output.
  ["away", /^(08...|53...|57P0.|57014|55P03|25P03|40001|40P01|58...)$/],
  ["away", /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)/],
]

/** Messages of `pg` without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Connection ended|Client was closed)/

/** Tells a database that is away or full from a mistake of the program, by the error of a query.
 *  @returns undefined for any other error */
export function whyUnavailable(problem: unknown): Unavailable | undefined {
  if (!(problem instanceof Error)) return undefined
  const code = "code" in problem ? String(problem.code) : ""
  const known = codes.find(([, pattern]) => pattern.test(code))?.[0]
  if (known) return known
  if (messages.test(problem.message)) return "away"
  return whyUnavailable(problem.cause)
}
