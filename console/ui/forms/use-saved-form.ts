import { useState } from "react"
import { RejectedError } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { rejectionText } from "../rejection-text.ts"
import type { FormState } from "./form-bar.tsx"
import type { FieldProblem } from "./problem-summary.tsx"

/** Fields that a form needs of its record beside its own: the version that was read; null = not stored yet. */
type Versioned = { updatedAt: string | null }

type Options<T extends Versioned> = {
  /** The stored record as the form's fields, or the first values of a new one. */
  loaded: T
  check: (draft: T) => FieldProblem[]
  /** Stores it. @returns what is stored now, as the form's fields */
  save: (draft: T) => Promise<T>
  /** Says which field of what was sent a rejection of the server means. */
  fieldProblems?: (rejection: RejectedError, sent: T) => FieldProblem[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was typed while a form was being saved, over what is stored now. Fields that nobody touched meanwhile, such as the key of a new
 *  record or the stock that was read, are as they are stored: with those of before the next save would repeat the last one. */
function overStored<T extends object>(now: T, { begun, stored }: { begun: T; stored: T }): T {
  const isTyped = ([name, value]: [string, unknown]) => !same(value, Reflect.get(begun, name))
  return { ...stored, ...Object.fromEntries(Object.entries(now).filter(isTyped)) }
}

/** State of a form over one stored record: its draft, its problems, and saving. The draft outlives every failure; problems
 *  are shown from the first try to save on. */
export function useSavedForm<T extends Versioned>({ loaded, check, save, fieldProblems }: Options<T>) {
  const t = useText()
  const [base, setBase] = useState(loaded)
  const [draft, setDraft] = useState(loaded)
  const [stage, setStage] = useState<"open" | "saving" | "saved" | "failed">("open")
  const [tries, setTries] = useState(0)
  const [serverProblems, setServerProblems] = useState<{ of: T; problems: FieldProblem[] }>()
  const [problem, setProblem] = useState<unknown>()
  const isChanged = !same(draft, base)
  const own = tries > 0 ? check(draft) : []
  const problems =
    own.length > 0 ? own : serverProblems && same(serverProblems.of, draft) ? serverProblems.problems : []
  const isSaved = stage === "saved" && !isChanged
  const rest: FormState = isChanged ? "unsaved" : isSaved ? "saved" : "same"
  const state: FormState = stage === "saving" ? "saving" : stage === "failed" && isChanged ? "failed" : rest

  /** @returns whether it is stored */
  async function submit(changes: Partial<T> = {}): Promise<boolean> {
    const sent = { ...draft, ...changes }
    if (stage === "saving" || (same(sent, base) && base.updatedAt !== null)) return false
    setProblem(undefined)
    setServerProblems(undefined)
    const wrong = check(sent)
    if (wrong.length > 0) {
      // Problems of the requested action, such as publishing, and not of the draft alone.
      setServerProblems({ of: draft, problems: wrong })
      setTries(tries + 1)
      setStage("failed")
      return false
    }
    setStage("saving")
    try {
      const stored = await save(sent)
      setBase(stored)
      setDraft((now) => overStored(now, { begun: draft, stored }))
      setTries(0)
      setStage("saved")
      return true
    } catch (error) {
      const known = error instanceof RejectedError ? (fieldProblems?.(error, sent) ?? []) : []
      setServerProblems({ of: draft, problems: known })
      setProblem(known.length > 0 ? undefined : error)
      setTries(tries + 1)
      setStage("failed")
      return false
    }
  }

  return {
    draft,
    state,
    problems,
    tries,
    submit,
    set: (changes: Partial<T>) => setDraft((now) => ({ ...now, ...changes })),
    discard: () => {
      setDraft(base)
      setTries(0)
      setProblem(undefined)
      setStage("open")
    },
    /** Begins again with what is stored, as when somebody else has changed it. */
    restart: (stored: T) => {
      setBase(stored)
      setDraft(stored)
      setTries(0)
      setProblem(undefined)
      setStage("open")
    },
    /** Takes over what an action beside the form has stored; what was typed stays, to be saved. */
    takeStored: (stored: T) => {
      setDraft((now) => overStored(now, { begun: base, stored }))
      setBase(stored)
    },
    isTheirs: problem instanceof RejectedError && problem.details.code === "CHANGED_MEANWHILE",
    /** Error text of the form as a whole; "" = none. */
    failure: rejectionText(problem, t),
    /** Error text of a field; undefined = none. */
    problemOf: (field: string) => problems.find((one) => one.field === field)?.text,
  }
}
