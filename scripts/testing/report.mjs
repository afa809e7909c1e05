// What reporters of Vitest and Playwright tell scripts/test.mjs, which started them: events over the channel of processes.
import process from "node:process"

/** Sends one event to the program that started this runner; nothing when a person started it. */
export function report(event) {
  if (process.connected) process.send(event)
}

/** The text of an error as a terminal shows it, without colours. */
export const plain = (text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with one
  String(text ?? "").replace(/\u001b\[[0-9;]*m/g, "")

// Whoever started this runner is gone: nobody reads on.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
process.channel?.unref()
