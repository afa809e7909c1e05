import { useQueryClient } from "@tanstack/react-query"
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useText } from "../i18n/use-text.ts"
import type { Media } from "./media.ts"
import { problemBefore, sendFile } from "./send-file.ts"
import { mayTryAgain, uploadProblemText } from "./upload-problem.ts"

/** A file on its way. */
export type Upload = {
  id: number
  file: File
  /** How much of it is sent, 0 to 1; at 1 the shop reads it. */
  sent: number
  /** Why it was not taken. */
  problem?: string
  mayTryAgain?: boolean
}

/** Keeps what stands around a field on the page while it has uploads (`RowBody`).
 *  @returns releases it again */
export const UploadHold = createContext<() => () => void>(() => () => undefined)

let lastId = 0

/** Uploads files, one after the other: over a weak network the first is there sooner, and they come in their order. One
 *  that is rejected does not hold up the others.
 *  @param onDone told of each picture as soon as it is in the library */
export function useUploads(onDone: (media: Media) => void) {
  const t = useText()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const isRunning = useRef(false)
  const calls = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    const all = calls.current
    return () => {
      waiting.current = []
      for (const call of all.values()) call.abort()
    }
  }, [])

  const hold = useContext(UploadHold)
  const hasUploads = uploads.length > 0
  useEffect(() => (hasUploads ? hold() : undefined), [hasUploads, hold])

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const dismiss = (id: number) => {
    waiting.current = waiting.current.filter((one) => one.id !== id)
    calls.current.get(id)?.abort()
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function send({ id, file }: Upload): Promise<void> {
    const call = new AbortController()
    calls.current.set(id, call)
    try {
      const media = await sendFile(file, (sent) => change(id, { sent }), call.signal)
      dismiss(id)
      client.invalidateQueries({ queryKey: ["media"] })
      done.current(media)
    } catch (error) {
      if (call.signal.aborted) return
      change(id, { problem: uploadProblemText(error, t), mayTryAgain: mayTryAgain(error) })
    } finally {
      calls.current.delete(id)
    }
  }

  async function run(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    isRunning.current = false
  }

  function add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      lastId += 1
      const problem = problemBefore(file)
      return { id: lastId, file, sent: 0, ...(problem && { problem: uploadProblemText(problem, t) }) }
    })
    if (added.length === 0) return
    setUploads((all) => [...all, ...added])
    waiting.current.push(...added.filter(({ problem }) => problem === undefined))
    void run()
  }

  function again(upload: Upload): void {
    dismiss(upload.id)
    add([upload.file])
  }

  return { uploads, add, again, dismiss }
}
