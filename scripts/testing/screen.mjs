// What npm test shows while it runs: one line a stage. A terminal sees it change, a log gets it once a minute.
import process from "node:process"

const minute = 60_000

/** Seconds as people read them: `48 s`, `12 min 5 s`. */
export function durationText(ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** The lines of the stages that run, below all that was printed. */
export class Screen {
  #lines = new Map()
  #logged = new Map()
  #shown = 0

  constructor(stream = process.stdout) {
    this.stream = stream
  }

  #clear() {
    if (this.#shown > 0) this.stream.write(`\u001b[${this.#shown}A\u001b[J`)
    this.#shown = 0
  }

  #show() {
    if (!this.stream.isTTY) return
    const width = (this.stream.columns ?? 80) - 1
    for (const text of this.#lines.values()) this.stream.write(`${text.slice(0, width)}\n`)
    this.#shown = this.#lines.size
  }

  /** Prints text that stays. */
  print(text) {
    this.#clear()
    this.stream.write(`${text}\n`)
    this.#show()
  }

  /** Changes the line of a stage. */
  update(stage, text) {
    this.#lines.set(stage, text)
    if (this.stream.isTTY) {
      this.#clear()
      this.#show()
      return
    }
    const last = this.#logged.get(stage)
    if (last === undefined) this.#logged.set(stage, Date.now())
    else if (Date.now() - last > minute) {
      this.#logged.set(stage, Date.now())
      this.stream.write(`${text}\n`)
    }
  }

  /** Replaces the line of a stage by its result, which stays. */
  finish(stage, text) {
    this.#clear()
    this.#lines.delete(stage)
    this.stream.write(`${text}\n`)
    this.#show()
  }
}
