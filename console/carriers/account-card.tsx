import { useState } from "react"
import type { CarrierAccount, CarrierCheck, CarrierPlatform, TaskState } from "#api/carriers/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fileCarrier } from "#core/carriers/platform.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { ButtonLink } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import * as css from "./carriers.module.css"
import { TariffDialog } from "./tariff-dialog.tsx"
import { UnmatchedPlaces } from "./unmatched-places.tsx"
import { accountProblemText, carrierRejection, platformName, useRefreshCarriers } from "./use-carriers.ts"

type Props = { account: CarrierAccount; platform: CarrierPlatform | undefined; onEdit: () => void }

/** One account: whether its keys work, what waits, and what can be done with it. */
export function AccountCard({ account, platform, onEdit }: Props) {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshCarriers()
  const { run, busy } = useTask()
  const [asked, setAsked] = useState<"remove" | "places" | "tariff">()
  const { documentId, name, tasks } = account
  const params = { documentId }

  async function act(task: () => Promise<unknown>) {
    await run(task, {
      onError: (error) => notify(carrierRejection(error, t), { type: "error" }),
      after: refresh,
    })
  }
  const check = async () => {
    const { problem, words } = await fetchJson<CarrierCheck>(
      "POST",
      apiPath("/carriers/:documentId/check", { params }),
      {},
    )
    if (problem === null) notify(t("carrier.checked"), { type: "success" })
    else notify(accountProblemText(problem, words, t), { type: "error" })
  }
  const remove = () => fetchJson("DELETE", apiPath("/carriers/:documentId", { params })).then(() => setAsked(undefined))
  const post = (path: `/carriers/:documentId/${"places" | "again" | "webhook"}`) => () =>
    fetchJson("POST", apiPath(path, { params }), {})

  const button = (text: string, task: () => void, className = `${buttons.btn} ${buttons.btnSoft}`) => (
    <button type="button" className={className} disabled={busy} onClick={task}>
      {text}
    </button>
  )
  const hasFailed = tasks.send.problem !== null || tasks.follow.problem !== null
  const spelled = fileCarrier(account.platform)
  return (
    <section className={`${parts.cPart} ${css.cCarrier}`} aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        {account.isDefault && <small className={css.cCarrierMark}>{t("carrier.default")}</small>}
      </h2>
      <p className="muted small">
        {platformName(account.platform, platform, t)} · <bdi dir="ltr">{account.baseUrl}</bdi>
      </p>
      <CheckState account={account} />
      <TaskLine kind="send" state={tasks.send} waiting={account.waiting} />
      <TaskLine kind="follow" state={tasks.follow} waiting={0} />
      <PlacesLine account={account} />
      <p className="muted small">{t("carrier.neverTried")}</p>
      {platform?.repeat === "none" && <p className="muted small">{t("carrier.noLookup")}</p>}
      {account.hookPath && (
        <p className="small">
          {t("carrier.hook")}{" "}
          <bdi dir="ltr" className={css.cCarrierHook}>
            {window.location.origin}
            {account.hookPath}
          </bdi>
          {!account.hasWebhookSecret && ` · ${t("carrier.hookNoSecret")}`}
        </p>
      )}
      <div className={parts.cActs}>
        {button(t("carrier.check"), () => act(check))}
        {hasFailed && button(t("carrier.again"), () => act(post("/carriers/:documentId/again")))}
        {button(t("carrier.readPlaces"), () => act(post("/carriers/:documentId/places")))}
        {account.places > 0 && button(t("carrier.unmatched"), () => setAsked("places"))}
        {platform?.hasFees && button(t("carrier.tariff"), () => setAsked("tariff"))}
        {platform?.registersWebhook &&
          button(t("carrier.registerHook"), () => act(post("/carriers/:documentId/webhook")))}
        {button(t("carrier.edit"), onEdit, buttons.link)}
        {button(t("carrier.remove"), () => setAsked("remove"), buttons.link)}
      </div>
      {asked === "remove" && (
        <Dialog title={t("carrier.remove")} onClose={() => setAsked(undefined)}>
          <p>{t("carrier.removeText", { name: isolate(name) })}</p>
          <div className={parts.cActs}>{button(t("carrier.remove"), () => act(remove), buttons.btn)}</div>
        </Dialog>
      )}
      {asked === "tariff" && <TariffDialog documentId={documentId} onClose={() => setAsked(undefined)} />}
      {asked === "places" && (
        <Dialog title={t("carrier.unmatched")} onClose={() => setAsked(undefined)} wide>
          <UnmatchedPlaces documentId={documentId} />
          {spelled && (
            <ButtonLink look="link" to={`/delivery/carriers/${spelled}`}>
              {t("carrier.spell")}
            </ButtonLink>
          )}
        </Dialog>
      )}
    </section>
  )
}

/** The result of the last check of the keys. */
function CheckState({ account }: { account: CarrierAccount }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { checkedAt, checkProblem, checkWords } = account
  if (checkedAt === null) return <p className="muted">{t("carrier.unchecked")}</p>
  const at = isolate(shortDate(checkedAt, locale, true))
  return (
    <p className={css.cCarrierState} data-state={checkProblem ? "failing" : "ok"}>
      {checkProblem ? accountProblemText(checkProblem, checkWords, t) : t("carrier.keysWork", { at })}
    </p>
  )
}

/** The state of a background task, and how many parcels wait for it. */
function TaskLine({ kind, state, waiting }: { kind: "send" | "follow"; state: TaskState; waiting: number }) {
  const t = useText()
  const locale = useConsoleLocale()
  if (state.problem === null && waiting === 0) return null
  const said = [
    ...(waiting > 0 ? [t("carrier.waiting", { n: waiting })] : []),
    ...(state.problem ? [`${t(`carrier.task.${kind}`)} ${accountProblemText(state.problem, state.words, t)}`] : []),
    ...(state.problem && state.nextAt
      ? [t("carrier.next", { at: isolate(shortDate(state.nextAt, locale, true)) })]
      : []),
  ]
  return (
    <p className={css.cCarrierState} data-state={state.problem ? "failing" : "ok"}>
      {said.join(" · ")}
    </p>
  )
}

function PlacesLine({ account }: { account: CarrierAccount }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { places, desks, tasks } = account
  const { problem, words, isRunning, done, finishedAt } = tasks.places
  if (problem) {
    return (
      <p className={css.cCarrierState} data-state="failing">
        {t("carrier.task.places")} {accountProblemText(problem, words, t)}
      </p>
    )
  }
  if (isRunning || finishedAt === null) return <p role="status">{t("carrier.reading", { n: done })}</p>
  const at = isolate(shortDate(finishedAt, locale, true))
  return <p className="small">{t("carrier.places", { places, desks, at })}</p>
}
