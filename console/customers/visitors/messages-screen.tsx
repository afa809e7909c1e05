import type { AdminMessage } from "#api/customers/contract-visitors.ts"
import { contactSubjects } from "#core/customers/contact-message.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { CardList } from "../../ui/lists/card-list.tsx"
import { FilterChips } from "../../ui/lists/filter-chips.tsx"
import { FilterSelect } from "../../ui/lists/filter-select.tsx"
import { ListScreen } from "../../ui/lists/list-screen.tsx"
import { SelectBar } from "../../ui/lists/select-bar.tsx"
import { useAddressList } from "../../ui/lists/use-address-list.ts"
import { useSelection } from "../../ui/lists/use-selection.ts"
import { MessageCard } from "./message-card.tsx"
import { useMark } from "./use-messages.ts"
import { VisitorTabs } from "./visitor-tabs.tsx"

/** Messages of the contact form, unanswered ones first. */
export function MessagesScreen() {
  const t = useText()
  const list = useAddressList<AdminMessage>("/messages", ["status", "subject"])
  const { set } = list
  const selection = useSelection(list.rows.map(({ documentId }) => documentId))
  const { busy, mark } = useMark()
  const mayWrite = useMay("orders.write")
  const markAll = async () => {
    if (await mark(selection.selected, "answered")) selection.clear()
  }
  return (
    <ListScreen
      list={list}
      title={t("shell.messages")}
      search={t("message.search")}
      className={parts.cNarrow}
      tabs={<VisitorTabs />}
      filters={
        <>
          <FilterChips
            values={["", "new", "answered"]}
            chosen={list.value("status")}
            nameOf={(status) => (status === "" ? t("review.all") : t(`message.status.${status}`))}
            onChoose={(status) => set("status", status)}
          />
          <FilterSelect
            label={t("message.subject")}
            any={t("message.anySubject")}
            values={contactSubjects}
            chosen={list.value("subject")}
            nameOf={(subject) => t(`message.subject.${subject}`)}
            onChoose={(subject) => set("subject", subject)}
          />
        </>
      }
    >
      {mayWrite && list.rows.length > 0 && (
        <SelectBar selection={selection}>
          <Button disabled={busy} onClick={markAll}>
            {t("message.markAnswered")}
          </Button>
        </SelectBar>
      )}
      <CardList
        list={list}
        label={t("shell.messages")}
        empty={t("message.none")}
        card={(message) => (
          <MessageCard key={message.documentId} message={message} selection={mayWrite ? selection : null} />
        )}
      />
    </ListScreen>
  )
}
