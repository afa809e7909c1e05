import { CarrierError } from "#carriers/adapter.ts"
import { answerWords } from "#core/delivery/parcel-answer.ts"
import { listAnswersToTell, noteAnswerTold } from "#db/carriers/shopper-answers.ts"
import type { TaskTurn } from "./task-turn.ts"

/** Problems of the connection, not of what is told: it is tried again. */
const passing = ["unreachable", "rate-limited", "bad-keys"]

/** Tells a carrier what shoppers answered to failed deliveries, where it has a way to be told. What it does not take is left to who calls
 *  the customer.
 *  @throws CarrierError when the carrier cannot be reached */
export async function tellAnswers({ db, account, adapter, connection, clock, mayGoOn }: TaskTurn): Promise<void> {
  for (const { id, tracking, at, given } of await listAnswersToTell(db, account.id)) {
    const note = (isTold: boolean) => noteAnswerTold(db, { id, answeredAt: at, isTold }, clock())
    if (!adapter.askAgain) {
      await note(false)
      continue
    }
    if (!(await mayGoOn())) return
    try {
      await adapter.askAgain(connection, tracking, answerWords(given))
      await note(true)
    } catch (error) {
      if (!(error instanceof CarrierError) || passing.includes(error.problem)) throw error
      await note(false)
    }
  }
}
