import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { carrierRejection, useRefreshCarriers } from "./use-carriers.ts"

/** Does one thing with a parcel after the other; says what hinders it, and reads the lists again. */
export function useParcelAct() {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshCarriers()
  const { run, busy } = useTask()
  /** @returns whether it was done */
  async function act(task: () => Promise<unknown>): Promise<boolean> {
    return run(task, {
      onError: (error) => notify(carrierRejection(error, t), { type: "error" }),
      after: refresh,
    })
  }
  return { busy, act }
}
