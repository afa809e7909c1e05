import { type FormEvent, useId, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { shopDay, shopMoment } from "../../ui/forms/moment.ts"
import { TimeInput } from "../../ui/forms/time-input.tsx"
import { Problem } from "../../ui/problem.tsx"

const hour = 3_600_000

/** When to call again, by the shop's clock. */
export function LaterDialog({ onClose, onTime }: { onClose: () => void; onTime: (callAt: string) => void }) {
  const t = useText()
  const timeId = useId()
  const [time, setTime] = useState("11:00")
  const [isPast, setPast] = useState(false)
  const now = new Date()
  const tomorrow = shopDay(new Date(now.getTime() + 24 * hour))
  const evening = shopMoment(shopDay(now), "18:00")
  function own(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const day = String(new FormData(event.currentTarget).get("day"))
    if (!time) return
    const moment = shopMoment(day, time)
    // A call of the past would be the next one of the queue.
    if (moment <= new Date().toISOString()) setPast(true)
    else onTime(moment)
  }
  const choice = (text: string, time: string) => (
    <Button look="soft" onClick={() => onTime(time)}>
      {text}
    </Button>
  )
  return (
    <Dialog title={t("call.laterTitle")} onClose={onClose}>
      <div className={orderDialogs.cChoices}>
        {choice(t("call.inAnHour"), new Date(now.getTime() + hour).toISOString())}
        {evening > now.toISOString() && choice(t("call.thisEvening"), evening)}
        {choice(t("call.tomorrowMorning"), shopMoment(tomorrow, "10:00"))}
        {choice(t("call.tomorrowAfternoon"), shopMoment(tomorrow, "15:00"))}
      </div>
      <Problem text={isPast ? t("call.pastTime") : ""} />
      <form className={orderDialogs.cWhen} onSubmit={own} onChange={() => setPast(false)}>
        <Field label={t("call.ownTime")} name="day" type="date" defaultValue={tomorrow} min={shopDay(now)} required />
        <div className={fields.field}>
          <label htmlFor={timeId}>{t("call.ownHour")}</label>
          <TimeInput id={timeId} name="time" value={time} onTime={setTime} required />
        </div>
        <Button type="submit">{t("call.keepTime")}</Button>
      </form>
    </Dialog>
  )
}
