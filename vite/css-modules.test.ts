import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative, resolve } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { type CssModule, classesIn, cssModuleFiles, readCssModules } from "./read-css-modules.ts"

// Classes keep their names in HTML (docs/decisions/0041-css-modules.md): what scopes them is checked here.

const root = join(import.meta.dirname, "..")

/** Classes of many components, which no module declares: helpers of app/styles/base.css and icons. */
const globalClasses = [
  ...[
    "above-foot",
    "display-contents",
    "flip",
    "i",
    "muted",
    "no-phone",
    "only-narrow",
    "skip",
    "small",
    "sprite",
    "sr",
  ],
  ...["viewed-room", "wrap"],
]

/** The classes of the library of notices. */
const isForeign = (name: string) => name.startsWith("Toastify__")

/** What has CSS Modules. */
const programs = ["app", "console"] as const

/** Modules of the storefront that the console has too. */
const shared = ["buttons", "fields", "marks"].map((name) => join(root, `app/styles/${name}.module.css`))

type Component = { file: string; text: string; imports: { alias: string; module: string }[] }

const sources = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((path) => join(root, path))
const stylesheets = (folder: string) =>
  globSync(`${folder}/**/*.css`, { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => !path.endsWith(".module.css"))

function readComponent(file: string): Component {
  const text = readFileSync(file, "utf8")
  const imports = [...text.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)].map(
    ([, alias = "", path = ""]) => ({
      alias,
      module: path.startsWith("#") ? join(root, path.slice(1)) : resolve(dirname(file), path),
    }),
  )
  return { file, text, imports }
}

/** The names that a component uses of what it imports as `alias`; `whole` where it uses the import itself. */
function usesOf({ text }: Component, alias: string) {
  const code = text.replace(/^import .*$/gm, "").replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.$-])${alias}\\b(?:\\.(\\w+))?(?!["'])`, "g"))]
  return { names: uses.flatMap(([, name]) => name ?? []), whole: uses.some(([, name]) => !name) }
}

const short = (file: string) => relative(root, file)

let modules: CssModule[] = []
let components: Component[] = []
beforeAll(async () => {
  modules = await readCssModules(cssModuleFiles(["app", "console"]))
  components = programs.flatMap(sources).map(readComponent)
})

const modulesOf = (program: "app" | "console") =>
  modules.filter(({ file }) => file.startsWith(join(root, program, "/")) || shared.includes(file))

describe.each(programs)("the styles of %s", (program) => {
  test("declare each class in one module alone", () => {
    const owners = new Map<string, string[]>()
    for (const { file, exports } of modulesOf(program)) {
      for (const name of Object.values(exports)) owners.set(name, [...(owners.get(name) ?? []), short(file)])
    }
    expect([...owners].filter(([name, files]) => files.length > 1 || globalClasses.includes(name))).toEqual([])
  })

  test("name a class of another module as such, and one that there is", () => {
    const known = new Set([...globalClasses, ...modulesOf(program).flatMap(({ exports }) => Object.values(exports))])
    const everywhere = new Set([...known, ...modules.flatMap(({ exports }) => Object.values(exports))])
    const unknown = modulesOf(program).flatMap(({ file, exports, foreign }) =>
      foreign
        .filter((name) => !isForeign(name))
        .filter(
          (name) => !(shared.includes(file) ? everywhere : known).has(name) || Object.values(exports).includes(name),
        )
        .map((name) => `${short(file)}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test("lie in a stylesheet, each module", () => {
    const listed = stylesheets(program).flatMap((list) =>
      [...readFileSync(list, "utf8").matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) =>
        resolve(dirname(list), path),
      ),
    )
    expect(
      modulesOf(program)
        .map(({ file }) => file)
        .filter((file) => !listed.includes(file))
        .map(short),
    ).toEqual([])
  })
})

test("each class is used by a component that imports its module", () => {
  const used = new Map<string, Set<string>>()
  for (const component of components) {
    for (const { alias, module } of component.imports) {
      used.set(module, new Set([...(used.get(module) ?? []), ...usesOf(component, alias).names]))
    }
  }
  const unused = modules.flatMap(({ file, exports }) =>
    Object.keys(exports)
      .filter((name) => !used.get(file)?.has(name))
      .map((name) => `${short(file)}: ${name}`),
  )
  expect(unused).toEqual([])
})

test("components use the names of a module one by one, so that the build writes them where they are used", () => {
  const whole = components.flatMap((component) =>
    component.imports
      .filter(({ alias }) => usesOf(component, alias).whole)
      .map(({ alias }) => `${short(component.file)}: ${alias}`),
  )
  expect(whole).toEqual([])
})

test("components write no class as a text but the global ones", () => {
  const texts = components
    .filter(({ file }) => !basename(file).includes(".test."))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\bclassName="([^"]*)"/g)]
        .flatMap(([, classes = ""]) => classes.split(" "))
        .filter((name) => !globalClasses.includes(name))
        .map((name) => `${short(file)}: ${name}`),
    )
  expect(texts).toEqual([])
})

test("app/styles/base.css declares the global classes", () => {
  const base = readFileSync(join(root, "app/styles/base.css"), "utf8").replace(
    /\/\*[\s\S]*?\*\/|url\([^)]*\)|\d\.\d+/g,
    "",
  )
  const declared = new Set(classesIn(base.replace(/\{[^{}]*\}/g, "{}")))
  expect(globalClasses.filter((name) => !declared.has(name))).toEqual([])
})
