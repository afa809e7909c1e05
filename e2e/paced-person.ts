import type { Locator, Page } from "@playwright/test"

/** Seconds of each act: the keystroke-level model (Card, Moran and Newell, 1980). `field` is the thought before a field is typed into,
 *  `home` the way of a hand from the pointer to the keys. */
type Speeds = { key: number; point: number; press: number; home: number; think: number; field: number }

/** Somebody at a computer, at 50 words a minute. */
const atDesk: Speeds = { key: 0.2, point: 1.1, press: 0.2, home: 0.4, think: 1.35, field: 1.35 }

/** Somebody with a phone, at the 36 words a minute that people type there (Palin and others, 2019). The fields of one form are one
 *  thought, as the model's own rules say of what is done in a row. */
export const onPhone: Speeds = { key: 0.33, point: 1.1, press: 0.2, home: 0, think: 1.35, field: 0 }

export type StepCount = {
  step: string
  presses: number
  letters: number
  /** What the person needs. */
  seconds: number
  /** What passed while the test pressed: the shop's answers. */
  waited: number
}

/** A person whose acts are counted instead of waited for. What the shop takes to answer is measured. */
export function pacedPerson(page: Page, seconds: Speeds = atDesk) {
  const steps: StepCount[] = []
  let current: StepCount | undefined
  let from = 0
  const count = () => {
    if (!current) throw new Error("No step has begun")
    return current
  }
  const close = () => {
    if (current) current.waited += (performance.now() - from) / 1000
  }
  return {
    /** Begins a step of the day. */
    begin(step: string) {
      close()
      current = { step, presses: 0, letters: 0, seconds: 0, waited: 0 }
      steps.push(current)
      from = performance.now()
    },
    /** Looks for a thing, points at it and presses. */
    async press(target: Locator) {
      const step = count()
      step.presses += 1
      step.seconds += seconds.think + seconds.point + seconds.press
      await target.click()
    },
    /** Opens a list and chooses from it: two presses. */
    async choose(target: Locator, value: string) {
      const step = count()
      step.presses += 2
      step.seconds += 2 * (seconds.think + seconds.point + seconds.press)
      await target.selectOption(value)
    },
    /** Presses keys such as Tab and Enter. */
    async key(...keys: string[]) {
      const step = count()
      for (const key of keys) {
        step.presses += 1
        step.seconds += seconds.key
        await page.keyboard.press(key)
      }
    },
    /** Points at a field and types into it. */
    async write(target: Locator, text: string) {
      const step = count()
      step.presses += 1
      step.letters += [...text].length
      step.seconds += seconds.field + seconds.point + seconds.press + seconds.home + [...text].length * seconds.key
      await target.click()
      await target.fill("")
      await page.keyboard.type(text)
    },
    /** Types where the focus is. */
    async type(text: string) {
      const step = count()
      step.letters += [...text].length
      step.seconds += [...text].length * seconds.key
      await page.keyboard.type(text)
    },
    /** Chooses a file: the dialog of the system, two more presses and a look. */
    async file(open: () => Promise<void>, name: string) {
      const step = count()
      step.presses += 2
      step.seconds += 2 * (seconds.think + seconds.point + seconds.press)
      const chooser = page.waitForEvent("filechooser")
      await open()
      await (await chooser).setFiles(name)
    },
    /** Ends the last step. @returns all of them */
    done: () => {
      close()
      current = undefined
      return steps
    },
  }
}
