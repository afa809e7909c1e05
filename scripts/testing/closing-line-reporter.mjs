// Playwright's reporter beside another one: prints the line that all test commands of the project end with.
import process from "node:process"

export default class ClosingLine {
  #tests = []

  onTestEnd(test) {
    this.#tests.push(test)
  }

  onEnd({ status }) {
    const failed = this.#tests.filter((test) => !test.ok()).length
    const passed = this.#tests.filter((test) => test.ok() && test.outcome() !== "skipped").length
    // What fails before a test begins is no test's.
    const broken = status !== "passed" && failed === 0 ? 1 : 0
    process.stdout.write(`${passed} passed, ${failed + broken} failed\n`)
  }
}
