// Vitest's reporter for npm test: files planned, tests and files finished, each as an event.
import { relative } from "node:path"
import { plain, report } from "./report.mjs"

const fileOf = (module) => relative(process.cwd(), module.moduleId)
const unitOf = (project, file) => `${project} ${file}`

/** An error with the line of ours that it comes from. */
function describe({ name, message, diff, stacks = [] }) {
  const [place] = stacks.filter(({ file }) => !file.includes("node_modules"))
  const at = place ? `at ${relative(process.cwd(), place.file)}:${place.line}:${place.column}` : ""
  return [`${name ?? "Error"}: ${plain(message)}`, plain(diff), at].filter(Boolean).join("\n")
}

function reportErrors(module, owner, errors) {
  for (const error of errors) {
    report({ type: "broken", project: module.project.name, file: fileOf(module), name: owner, error: describe(error) })
  }
}

export default class EventReporter {
  onTestRunStart(specifications) {
    const units = specifications.map(({ project, moduleId }) => unitOf(project.name, relative(process.cwd(), moduleId)))
    report({ type: "planned", units })
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    const isLong = test.tags.includes("@long")
    // Left out by vitest.config.ts, not by the test.
    if (isLong && state === "skipped" && process.env.TESTS !== "full") return
    report({
      type: "test",
      project: test.project.name,
      file: fileOf(test.module),
      line: test.location?.line,
      name: test.fullName,
      state,
      // The others name sentences of the specification.
      tags: test.tags.filter((tag) => tag !== "@long"),
      // requireAssertions of vitest.config.ts fails a test without one.
      asserted: state === "passed",
      error: errors.map(describe).join("\n\n"),
    })
  }

  onTestSuiteResult(suite) {
    reportErrors(suite.module, suite.fullName, suite.errors())
  }

  onTestModuleEnd(module) {
    reportErrors(module, "the file itself", module.errors())
    const { setupDuration, collectDuration, duration } = module.diagnostic()
    const file = fileOf(module)
    const ms = setupDuration + collectDuration + duration
    report({ type: "file", unit: unitOf(module.project.name, file), project: module.project.name, file, ms })
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors)
      report({ type: "broken", project: "", file: "", name: "beside the tests", error: describe(error) })
  }
}
