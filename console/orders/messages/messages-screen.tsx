import { useQuery } from "@tanstack/react-query"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { loadMessages, messagesKey } from "./messages-api.ts"
import { MessagesForm } from "./messages-form.tsx"

/** WhatsApp messages to buyers, by the status of their order. */
export function MessagesScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: [...messagesKey, "form"],
    queryFn: loadMessages,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <h1>{t("orderMessage.title")}</h1>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data && <MessagesForm loaded={data} />}
    </div>
  )
}
