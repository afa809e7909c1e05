import { expect } from "@playwright/test"
import type { EngineTab } from "./engine.ts"
import { type Found, findInPage, findOption, type Target } from "./find-in-page.ts"

/** What a person does in a tab: looks, presses, types. Each waits until the page is ready for it. */
export function handsOn(tab: EngineTab) {
  const find = (target: Target, bring = false): Promise<Found | null> => tab.run(findInPage, target, bring)
  const wordsOf = ({ css, name }: Target) => (name === undefined ? css : `${css} "${name}"`)

  /** Waits until a target is visible. */
  async function see(target: Target): Promise<Found> {
    let found: Found | null = null
    const look = async () => {
      found = await find(target)
      return found !== null
    }
    await expect.poll(look, `visible: ${wordsOf(target)}`).toBe(true)
    return found ?? see(target)
  }
  /** Waits until a target is not visible. */
  const seeNo = (target: Target) => expect.poll(() => find(target), `not visible: ${wordsOf(target)}`).toBeNull()

  /** Waits until a target stands still in the window with nothing in front of it. */
  async function reach(target: Target): Promise<Found> {
    let last: Found | null = null
    const isStill = async () => {
      const found = await find(target, true)
      const isSame = found !== null && last?.x === found.x && last.y === found.y
      last = found
      return isSame && found.isReached && !found.isMoving
    }
    await expect.poll(isStill, `within reach: ${wordsOf(target)}`).toBe(true)
    return last ?? see(target)
  }
  const press = async (target: Target) => tab.press(await reach(target))

  const expectText = (target: Target, text: string | RegExp) =>
    expect
      .poll(async () => (await find(target))?.text ?? "", `text of ${wordsOf(target)}`)
      .toEqual(text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text))
  const expectValue = (target: Target, value: string) =>
    expect.poll(async () => (await find(target))?.value, `value of ${wordsOf(target)}`).toBe(value)
  const expectFocus = (target: Target) =>
    expect.poll(async () => (await find(target))?.isFocused, `focus on ${wordsOf(target)}`).toBe(true)

  const path = () => tab.run(() => location.pathname + location.search)

  return {
    ...tab,
    see,
    seeNo,
    press,
    reach,
    expectText,
    expectValue,
    expectFocus,
    path,
    expectPath: (wanted: RegExp) => expect.poll(path, "address").toEqual(expect.stringMatching(wanted)),
    back: () => tab.run(() => history.back()),
    /** Replaces what stands in a field. */
    async fill(target: Target, text: string) {
      await press(target)
      await expectFocus(target)
      await tab.selectAll()
      await tab.type(text)
      await expectValue(target, text)
    },
    /** Chooses from a list by its first letters, as keys do. Letters that come slowly each begin another search: the arrows go
     *  on from what the first ones found.
     *  @param label a press on it moves the focus to the list and does not open it */
    async choose(label: Target, list: string, text: string) {
      await press(label)
      await expectFocus({ css: list })
      const option = () => tab.run(findOption, list, text)
      await expect.poll(option, `option ${text} of ${list}`).not.toBeNull()
      await tab.type((await option())?.text ?? "")
      for (let steps = (await option())?.steps; steps; ) {
        await tab.key(steps > 0 ? "ArrowDown" : "ArrowUp")
        const before = steps
        await expect.poll(async () => (steps = (await option())?.steps), `another option of ${list}`).not.toBe(before)
      }
      await expectValue({ css: list }, text)
    },
  }
}

export type Hands = ReturnType<typeof handsOn>
