// npm run backup | restore | owner-link | erase | generate: a program over the shop's database, from its sources.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { runNamed } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

/** Runs a program with the arguments of this one, and ends as it does. */
function runProgram(options, ...program) {
  ensureInstalled(options)
  const args = [...program, ...process.argv.slice(2)]
  process.exit(spawnSync(findNode(), args, { cwd: root, stdio: "inherit" }).status ?? 1)
}

const shop = { "DATA_DIR, DATABASE_URL": "where the shop's data is (docs/operations.md)" }
const copies = {
  BACKUP_DIR: "folder of backups",
  BACKUP_S3_URL: "bucket of copies; the other settings of copies are in docs/operations.md",
}

/** @type {Record<string, import("./help.mjs").Named>} */
const commands = {
  backup: {
    does: "Backs up the database while the shop runs.",
    args: "[-- FILE | --list]",
    settings: {
      FILE: "is written; a new one in BACKUP_DIR if left out",
      "--list": "names the backups and the copies, and writes none",
      ...copies,
      ...shop,
    },
    run: () => runProgram({ tools: false }, "server/backup/main.ts", "backup"),
  },
  restore: {
    does: "Restores a backup, whichever database wrote it.",
    args: "-- [--replace] [--keep-webhooks] FILE",
    settings: {
      "--replace": "also where there is a shop already, which is kept",
      "--keep-webhooks": "webhooks are told of events at once; paused without it",
      ...copies,
      ...shop,
    },
    run: () => runProgram({ tools: false }, "server/backup/main.ts", "restore"),
  },
  "owner-link": {
    does: "Prints a link with which an owner sets a new password, and turns the second factor off.",
    args: "-- E-MAIL",
    settings: shop,
    run: () => runProgram({ tools: false }, "server/staff/main.ts"),
  },
  erase: {
    does: "Erases the personal data of the person with a phone, in every spelling of it.",
    args: "-- PHONE",
    settings: shop,
    run: () => runProgram({ tools: false }, "server/erase/main.ts"),
  },
  generate: {
    does: "Fills an empty database with generated orders and products, for measuring.",
    args: "[-- ORDERS PRODUCTS]",
    settings: {
      "ORDERS PRODUCTS": "how many (50000 10000)",
      VARIANTS: "how many all products have together",
      DATA_DIR: "folder of the database (data/generated)",
      DATABASE_URL: "a PostgreSQL instead",
    },
    run: () => runProgram({}, "bench/console/generate.ts"),
  },
}

await runNamed("npm run", commands)
