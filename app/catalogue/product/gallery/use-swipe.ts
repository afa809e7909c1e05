import { useEffect, useRef } from "react"
import { afterPaint } from "../../../ui/after-paint.ts"

/** How far apart two slides are: they are as wide as the list, or narrower where the next one looks in. 0 where the list
 *  does not scroll. */
function pitchOf(list: HTMLElement): number {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0
  return list.scrollWidth > list.clientWidth ? Math.abs(second.offsetLeft - first.offsetLeft) : 0
}

/** Keeps a swiped list and the chosen picture in step. Nothing happens where the list does not scroll.
 *  @param shown index of the chosen picture
 *  @returns the list's ref and its handlers; `step` scrolls one slide on or back */
export function useSwipe(shown: number, onShow: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const swiped = useRef(shown)
  // Between a choice and the scroll to it, a scroll that goes on is an earlier one's.
  const isPending = useRef(false)
  // Index of the picture that a choice scrolls to, until the scroll ends, which may be short of it, at the list's end: those on the way are
  // passed, not shown.
  const goal = useRef<number>(null)

  useEffect(() => {
    if (swiped.current === shown || !list.current) return
    swiped.current = shown
    const [first] = list.current.children
    const slide = list.current.children[shown]
    if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return
    // Its place asks for the page's layout, which is not there yet.
    isPending.current = true
    const takeBack = afterPaint(() => {
      isPending.current = false
      goal.current = shown
      list.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft })
    })
    return () => {
      isPending.current = false
      takeBack()
    }
  }, [shown])

  const onScroll = () => {
    const pitch = list.current && pitchOf(list.current)
    if (!list.current || !pitch || isPending.current) return
    // scrollLeft counts down from 0 where the page is written from right to left.
    const index = Math.round(Math.abs(list.current.scrollLeft) / pitch)
    if (index === goal.current) goal.current = null
    if (index === swiped.current || goal.current !== null) return
    swiped.current = index
    onShow(index)
  }

  /** One slide on or back; at either end the other one is next. */
  const step = (by: 1 | -1) => {
    const row = list.current
    if (!row) return
    goal.current = null
    const way = getComputedStyle(row).direction === "rtl" ? -1 : 1
    const last = row.scrollWidth - row.clientWidth
    const wanted = Math.abs(row.scrollLeft) + by * pitchOf(row)
    const wrapped = wanted > last + 1 ? 0 : wanted < -1 ? last : wanted
    row.scrollTo({ left: way * wrapped })
  }
  // A scroll of the visitor's own; some browsers tell no end of the one before.
  const forgetGoal = () => {
    goal.current = null
  }
  const onScrollEnd = () => {
    const row = list.current
    // A layout meanwhile, such as that of a picture which has come, tells an end too: the scroll goes on.
    if (row && Math.abs(row.scrollLeft) >= row.scrollWidth - row.clientWidth - 1) goal.current = null
    onScroll()
  }
  return { list, events: { onScroll, onScrollEnd, onPointerDown: forgetGoal, onWheel: forgetGoal }, step }
}
