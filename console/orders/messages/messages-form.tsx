import { useQueryClient } from "@tanstack/react-query"
import type { OrderMessagesForm } from "#api/orders/admin/contract-order-messages.ts"
import { maxMessageLength, messageKinds, messagePlaceholders } from "#core/orders/messages/order-messages.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { problemsIn } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import * as css from "./messages.module.css"
import { loadMessages, messagesKey } from "./messages-api.ts"
import { type MessagesDraft, messageProblems, toMessagesDraft, toMessagesForm } from "./messages-draft.ts"

/** The messages of all statuses as one form, with what can stand in them. */
export function MessagesForm({ loaded }: { loaded: OrderMessagesForm }) {
  const t = useText()
  const queries = useQueryClient()
  const form = useSavedForm<MessagesDraft>({
    loaded: toMessagesDraft(loaded),
    check: (draft) =>
      messageProblems(draft).map(({ kind, field, unknown }) => ({
        field,
        label: t(`orderMessage.kind.${kind}`),
        text: t("orderMessage.unknown", { names: unknown.join(" ") }),
      })),
    save: async (draft) => {
      const stored = await fetchJson<OrderMessagesForm>("PUT", "/orders/messages", toMessagesForm(draft))
      queries.setQueryData(messagesKey, stored)
      return toMessagesDraft(stored)
    },
  })
  const { draft, set, problemOf } = form
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(toMessagesDraft(await loadMessages()))} />
      <section className={parts.cPart}>
        <h2>{t("orderMessage.placeholders")}</h2>
        <p className="muted">{t("orderMessage.hint")}</p>
        <dl className={css.placeholders}>
          {messagePlaceholders.map((name) => (
            <div key={name}>
              <dt>
                <bdi dir="ltr">{`{${name}}`}</bdi>
              </dt>
              <dd>{t(`orderMessage.fact.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={parts.cPart}>
        <h2>{t("orderMessage.texts")}</h2>
        <ThreeLanguages
          fields={messageKinds.map((kind) => ({
            name: kind,
            label: t(`orderMessage.kind.${kind}`),
            value: draft[kind],
            onChange: (texts) => set({ [kind]: texts }),
            maxLength: maxMessageLength,
            rows: 6,
            problems: problemsIn(problemOf, kind),
          }))}
        />
      </section>
      <FormBar
        state={form.state}
        saved={t("orderMessage.saved")}
        onSave={() => form.submit()}
        onDiscard={form.discard}
      />
    </>
  )
}
