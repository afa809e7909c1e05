import type { AdminSubscriber } from "#api/customers/contract-visitors.ts"
import { fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useTask } from "../../data/use-task.ts"
import { languageNames } from "../../i18n/languages.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { FilterChips } from "../../ui/lists/filter-chips.tsx"
import { ListBody } from "../../ui/lists/list-body.tsx"
import { ListScreen } from "../../ui/lists/list-screen.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { useAddressList } from "../../ui/lists/use-address-list.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { saveStream } from "../../ui/save-file.ts"
import { VisitorTabs } from "./visitor-tabs.tsx"

const states = ["", "confirmed", "asked"] as const

/** Newsletter subscribers, confirmed or not. */
export function SubscribersScreen() {
  const t = useText()
  const list = useAddressList<AdminSubscriber>("/subscribers", ["state"])
  const { set } = list
  const state = list.value("state")
  return (
    <ListScreen
      list={list}
      title={t("news.title")}
      search={t("news.search")}
      className={parts.cNarrow}
      tabs={<VisitorTabs />}
      actions={<ExportButton filter={{ q: list.value("q"), state }} />}
      filters={
        <FilterChips
          values={states}
          chosen={state}
          nameOf={(one) => (one === "" ? t("review.all") : t(`news.state.${one}`))}
          onChoose={(one) => set("state", one)}
        />
      }
    >
      <p className="muted small">{t("news.hint")}</p>
      <ListBody
        list={list}
        label={t("news.title")}
        empty={t("news.none")}
        head={[t("news.email"), t("news.stateHead"), t("news.language"), t("news.asked")]}
        row={(one) => <SubscriberRow key={one.email} subscriber={one} />}
      />
    </ListScreen>
  )
}

function SubscriberRow({ subscriber }: { subscriber: AdminSubscriber }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { email, state, createdAt, confirmedAt } = subscriber
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{email}</bdi>
      </th>
      <td data-label={t("news.stateHead")}>
        <span className={lists.cMark} data-is={state === "confirmed" ? "active" : "waiting"}>
          {t(`news.state.${state}`)}
        </span>
        {confirmedAt && <small>{shortDate(confirmedAt, locale)}</small>}
      </td>
      <td data-label={t("news.language")}>
        <bdi lang={subscriber.locale}>{languageNames[subscriber.locale] ?? subscriber.locale}</bdi>
      </td>
      <td data-label={t("news.asked")}>
        <bdi>{shortDate(createdAt, locale)}</bdi>
      </td>
    </tr>
  )
}

/** Saves a CSV file of those who confirmed; with a filter by state, of those that pass it. */
function ExportButton({ filter }: { filter: Record<string, string> }) {
  const t = useText()
  const notify = useNotify()
  const { run, busy } = useTask()
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""))
  const save = () =>
    run(
      async () => {
        const answer = await fetchRaw("GET", apiPath("/subscribers/export", { query }))
        await saveStream(answer, "hanout-news.csv", () => undefined)
      },
      { onError: (error) => notify(rejectionText(error, t), { type: "error" }) },
    )
  return (
    <Button look="quiet" icon="download" disabled={busy} onClick={save}>
      {t("news.export")}
    </Button>
  )
}
