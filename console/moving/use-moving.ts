import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type MovingAnswer, type MovingProgress, type ReadingChoice, sendMovingFile } from "./moving-stream.ts"

/** A chosen file, and what the shop says of it. */
export type MovedFileState = {
  file: File
  choice: ReadingChoice
  answer?: MovingAnswer | undefined
  progress?: MovingProgress | undefined
  /** Why it was not read. */
  problem?: unknown
}

/** Where everything moves in. */
export type MovingTarget = { productType: string; units: number }

/** Files of other shops: each is looked at as soon as it is chosen; they are stored one after another. */
export function useMoving() {
  const queries = useQueryClient()
  const [files, setFiles] = useState<readonly MovedFileState[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (file: File, next: Partial<MovedFileState>) =>
    setFiles((all) => all.map((one) => (one.file === file ? { ...one, ...next } : one)))
  async function send({ file, choice }: MovedFileState, target: MovingTarget, dryRun: 0 | 1, leaveOut: 0 | 1) {
    change(file, { answer: undefined, problem: undefined })
    try {
      const onProgress = (progress: MovingProgress) => change(file, { progress })
      change(file, { answer: await sendMovingFile(file, { ...choice, ...target, dryRun, leaveOut }, onProgress) })
    } catch (error) {
      change(file, { problem: error })
    } finally {
      change(file, { progress: undefined })
    }
  }
  async function sendAll(some: readonly MovedFileState[], target: MovingTarget, dryRun: 0 | 1, leaveOut: 0 | 1) {
    setBusy(true)
    for (const one of some) await send(one, target, dryRun, leaveOut)
    setBusy(false)
    if (dryRun === 0) await queries.invalidateQueries()
  }
  return {
    files,
    isBusy,
    add(chosen: File[], target: MovingTarget) {
      const added = chosen.map((file) => ({ file, choice: {} }))
      setFiles((all) => [...all, ...added])
      return sendAll(added, target, 1, 0)
    },
    choose(state: MovedFileState, choice: ReadingChoice, target: MovingTarget) {
      const next = { ...state, choice: { ...state.choice, ...choice } }
      change(state.file, next)
      return sendAll([next], target, 1, 0)
    },
    remove: ({ file }: MovedFileState) => setFiles((all) => all.filter((one) => one.file !== file)),
    preview: (target: MovingTarget) => sendAll(files, target, 1, 0),
    store: (target: MovingTarget, leaveOut: 0 | 1) =>
      sendAll(
        // Orders and reviews find the products of the other files.
        files
          .filter(({ answer }) => answer?.isDry && answer.failed === undefined)
          .toSorted((a, b) => Number(a.answer?.history !== undefined) - Number(b.answer?.history !== undefined)),
        target,
        0,
        leaveOut,
      ),
  }
}
