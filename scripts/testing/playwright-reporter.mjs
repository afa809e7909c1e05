// Playwright's reporter for npm test: tests planned and finished, each as an event.
import { relative } from "node:path"
import { plain, report } from "./report.mjs"

// The first part of a test's path is empty, the second the project.
const unitOf = (test) => test.titlePath().slice(2).join(" > ")

/** Whether the test itself has asserted something. What fixtures assert of every page is not counted. */
const hasAsserted = (steps) =>
  steps.some(
    ({ category, steps: inner }) =>
      category === "expect" || (category !== "hook" && category !== "fixture" && hasAsserted(inner)),
  )

const maxLines = 40

/** What the windows of a failed test showed. */
const shownPages = (attachments) =>
  attachments
    .filter(({ name, body }) => name === "page" && body)
    .map(({ body }) => body.toString().split("\n").slice(0, maxLines).join("\n"))

const states = { passed: "passed", skipped: "skipped" }

export default class EventReporter {
  printsToStdio() {
    return true
  }

  onBegin(_config, suite) {
    report({ type: "planned", units: suite.allTests().map(unitOf) })
  }

  onTestEnd(test, { status, duration, errors, steps, attachments }) {
    const file = relative(process.cwd(), test.location.file)
    const unit = unitOf(test)
    report({
      type: "test",
      project: "browser",
      file,
      line: test.location.line,
      // The first three are the root, the project and the file.
      name: test.titlePath().slice(3).join(" > "),
      state: states[status] ?? "failed",
      // The others name sentences of the specification.
      tags: test.tags.filter((tag) => tag !== "@long"),
      asserted: hasAsserted(steps),
      error: errors
        .map(({ message, stack, snippet }) => plain([stack ?? message, snippet].filter(Boolean).join("\n\n")))
        .concat(shownPages(attachments))
        .join("\n\n"),
    })
    report({ type: "file", unit, project: "browser", file, ms: duration })
  }

  onError({ message, stack }) {
    report({ type: "broken", project: "browser", file: "", name: "beside the tests", error: plain(stack ?? message) })
  }
}
