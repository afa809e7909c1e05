// --help of every script, and scripts that are chosen by their name.
import process from "node:process"

/** A script's description. `settings` are its arguments and environment variables, each with its meaning.
 *  @typedef {{ use: string, does: string, settings?: Record<string, string> }} Help */

/** A script that `npm run COMMAND -- NAME` starts. `args` are what may follow its name.
 *  @typedef {{ does: string, args?: string, settings?: Record<string, string>, run: () => Promise<unknown> }} Named */

const isHelp = (arg) => arg === "--help" || arg === "-h"

function table(rows) {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}

/** Prints what the script does and ends the program, if `--help` is among the arguments. Called before anything is done.
 *  @param {Help} help */
export function answerHelp({ use, does, settings = {} }, args = process.argv.slice(2)) {
  if (!args.some(isHelp)) return
  console.log([`Use: ${use}`, does, ...table(Object.entries(settings))].join("\n"))
  process.exit(0)
}

/** Finds the script that the first argument names and removes the name from the arguments.
 *  @param {Record<string, Named>} scripts
 *  @returns {Named | undefined} undefined if it is the name of none */
export function takeNamed(command, scripts) {
  const name = process.argv[2] ?? ""
  if (!Object.hasOwn(scripts, name)) return undefined
  const script = scripts[name]
  process.argv.splice(2, 1)
  answerHelp({ ...script, use: [command, name, script.args].filter(Boolean).join(" ") })
  return script
}

/** Rows of a list of scripts by their names. */
export const listNamed = (scripts) =>
  Object.entries(scripts).map(([name, { args, does }]) => [[name, args].filter(Boolean).join(" "), does])

/** Runs the script that the first argument names. Without a known name it lists the scripts and ends with status 2.
 *  @param {Record<string, Named>} scripts */
export async function runNamed(command, scripts) {
  const script = takeNamed(command, scripts)
  if (script) return script.run()
  const use = `${command} NAME, of which --help tells the settings`
  answerHelp({ use, does: "One of:", settings: Object.fromEntries(listNamed(scripts)) })
  console.error([`Use: ${use}`, ...table(listNamed(scripts))].join("\n"))
  process.exit(2)
}
