import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { loadMessages, messagesKey } from "./messages-api.ts"
import { MessagesForm } from "./messages-form.tsx"

/** WhatsApp messages to buyers, by the status of their order. */
export function MessagesScreen() {
  const t = useText()
  const query = useRecordQuery([...messagesKey, "form"], loadMessages)
  return (
    <Screen title={t("orderMessage.title")}>
      <Loaded query={query}>{(messages) => <MessagesForm loaded={messages} />}</Loaded>
    </Screen>
  )
}
