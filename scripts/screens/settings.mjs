// The settings that pictures of the shop and of its console share.
import { parseArgs } from "node:util"

const text = { type: "string" }
const options = {
  only: text,
  into: text,
  sheets: text,
  widths: text,
  languages: text,
  scheme: text,
  at: text,
  window: { type: "boolean", default: false },
}

/** @typedef {object} Settings
 *  @property {(screen: { name: string }) => boolean} isChosen
 *  @property {string} [into] folder of full pictures
 *  @property {string} [sheets] folder of contact sheets
 *  @property {string} [at] address of a shop that already runs
 *  @property {string[]} widths
 *  @property {string[]} languages
 *  @property {("light" | "dark")[]} schemes
 *  @property {boolean} window whether pictures end with the window */

/** Reads the arguments of the script.
 *  @returns {Settings} */
export function readSettings() {
  const { values } = parseArgs({ options })
  const list = (given, usual) => (given ?? usual).split(",")
  return {
    isChosen: ({ name }) => new RegExp(values.only ?? "").test(name),
    into: values.into,
    sheets: values.sheets,
    at: values.at,
    widths: list(values.widths, "390,1280"),
    languages: list(values.languages, "fr,ar"),
    schemes: list(values.scheme, "light"),
    window: values.window,
  }
}

/** File name of one picture, without its end. */
export const pictureName = ({ name, language, width, scheme }) =>
  [name, language, width, ...(scheme === "dark" ? ["dark"] : [])].join("-")
