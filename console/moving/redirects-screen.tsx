import { type FormEvent, useState } from "react"
import { RejectedError } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { FilePick } from "../media/file-button.tsx"
import * as orderTable from "../styles/order-table.module.css"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/forms/field.tsx"
import { ListPages } from "../ui/lists/list-pages.tsx"
import { Problem } from "../ui/problem.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { useDebounced } from "../ui/use-debounced.ts"
import * as css from "./moving.module.css"
import { readPairs, useChangeRedirects, useRedirects } from "./use-redirects.ts"

/** Problems that are written out. */
const maxProblems = 20

/** Addresses of the shop of before, and the pages to which they lead. */
export function RedirectsScreen() {
  const t = useText()
  const [text, setText] = useState("")
  const [page, setPage] = useState(1)
  const [pair, setPair] = useState({ from: "", to: "" })
  const [isEmpty, setEmpty] = useState(false)
  const query = useRedirects(useDebounced(text), page)
  const { sent, isBusy, store, remove } = useChangeRedirects()
  async function add(event: FormEvent) {
    event.preventDefault()
    await store([pair])
    setPair({ from: "", to: "" })
  }
  async function read([file]: File[]) {
    const pairs = file ? await readPairs(file).catch(() => []) : []
    setEmpty(pairs.length === 0)
    if (pairs.length > 0) await store(pairs)
  }
  const problemText = () => {
    if (isEmpty) return t("redirect.notRead")
    if (sent?.problem === undefined) return ""
    const isFull = sent.problem instanceof RejectedError && sent.problem.details.code === "TOO_MANY"
    return isFull ? t("redirect.tooMany") : rejectionText(sent.problem, t)
  }
  return (
    <Screen title={t("settings.redirects")} lead={t("redirect.lead")} narrow>
      <form className={css.cRedirectForm} onSubmit={(event) => void add(event)}>
        <Field
          label={t("redirect.from")}
          dir="ltr"
          required
          placeholder="/product/…"
          value={pair.from}
          onChange={({ target }) => setPair({ ...pair, from: target.value })}
        />
        <Field
          label={t("redirect.to")}
          dir="ltr"
          required
          placeholder="/product-details/…"
          value={pair.to}
          onChange={({ target }) => setPair({ ...pair, to: target.value })}
        />
        <Button type="submit" disabled={isBusy}>
          {t("redirect.add")}
        </Button>
      </form>
      <div>
        <FilePick label={t("redirect.file")} accept=".csv,.txt,.tsv,text/csv" disabled={isBusy} onFiles={read} />
        <p className="small muted">{t("redirect.fileHint")}</p>
      </div>
      <Problem text={problemText()} />
      {sent && sent.problem === undefined && <p role="status">{t("redirect.stored", { n: sent.stored })}</p>}
      {sent && sent.problems.length > 0 && (
        <div>
          <p>{t("redirect.problems", { n: sent.problems.length })}</p>
          <ul>
            {sent.problems.slice(0, maxProblems).map(({ from, problem }) => (
              <li key={`${from} ${problem}`}>
                <bdi dir="ltr">{from}</bdi> {problem && t(`redirect.problem.${problem}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Field
        label={t("redirect.search")}
        type="search"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setPage(1)
        }}
      />
      <Loaded query={query}>
        {(data) => (
          <>
            {data.rows.length === 0 ? (
              <p className="muted">{t("redirect.none")}</p>
            ) : (
              <table className={`${orderTable.orders} ${css.cRedirects}`}>
                <thead>
                  <tr>
                    <th>{t("redirect.from")}</th>
                    <th>{t("redirect.to")}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {data.rows.map(({ from, to }) => (
                    <tr key={from}>
                      <td>
                        <bdi dir="ltr">{from}</bdi>
                      </td>
                      <td>
                        <bdi dir="ltr">{to}</bdi>
                      </td>
                      <td>
                        <Button
                          look="link"
                          disabled={isBusy}
                          aria-label={`${t("redirect.remove")} ${from}`}
                          onClick={() => void remove([from])}
                        >
                          {t("redirect.remove")}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <ListPages page={page} pageCount={data.pages} onGo={setPage} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
