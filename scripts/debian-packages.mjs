// Installs packages of Debian's for tests, where that is possible.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import process from "node:process"

/** A package server that does not answer delays the tests by this at most, in milliseconds. */
const maxInstall = 180_000

const apt = (...args) =>
  spawnSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: maxInstall,
  }).status === 0

/** Installs packages as root, where the system has some of these names.
 *  @param {string[]} names
 *  @param {string} use what they are for, as it is printed
 *  @returns whether they are installed */
export function installPackages(names, use) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false
  console.log(`Installing ${names.join(", ")} for ${use} (once)…`)
  const install = () => apt("install", "-y", "-qq", "--no-install-recommends", ...names)
  return install() || (apt("update", "-qq") && install())
}
