import { DatabaseError } from "#db/database-error.ts"
import { whyUnavailable } from "#db/unavailable.ts"
import { ConfigError } from "../settings/config.ts"
import { withoutSecrets } from "../settings/secrets.ts"

/** A mistake of the person who called a command, or a step that is missing. The message is for them. */
export class CommandError extends Error {
  override name = "CommandError"
}

const known = [CommandError, ConfigError, DatabaseError]

/** Messages by SQLSTATE for a wrong address of PostgreSQL: its own messages name user and database. */
const databaseFailures: Record<string, string> = {
  "28P01": "The database refused the user or the password of DATABASE_URL (28P01).",
  "28000": "The database does not let the user of DATABASE_URL in (28000).",
  "3D000": "The database that DATABASE_URL names does not exist (3D000).",
}

function explained(error: Error): string | undefined {
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  const failure = databaseFailures[code]
  if (failure) return failure
  if (known.some((kind) => error instanceof kind)) return error.message
  if (code === "EADDRINUSE") return `The port is taken. Choose another: PORT=3001 npm start\n(${error.message})`
  if (whyUnavailable(error) === "away") {
    return `The database cannot be reached (${code || error.message}). Is it running, and is DATABASE_URL right?`
  }
  if (code === "EACCES") return `No permission: ${error.message}`
  // The system's own errors say enough; the place in the program says nothing to who reads them.
  return "syscall" in error || code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? error.message : undefined
}

/** Formats the error output of a program that cannot go on. It names settings, never their values: an error's other
 *  fields are left out, and secrets are removed from its message and stack. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error))
  return withoutSecrets(explained(error) ?? error.stack ?? error.message)
}

/** Says why the program cannot go on, and ends it. */
export function exitWithFailure(error: unknown): never {
  process.stderr.write(`${failureText(error)}\n`)
  process.exit(1)
}
