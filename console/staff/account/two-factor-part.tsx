import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { ProofFields, proofIn } from "../sign-in/proof-fields.tsx"
import { useSending } from "../sign-in/use-sending.ts"
import { SpareCodes } from "./spare-codes.tsx"
import { TwoFactorSetup } from "./two-factor-setup.tsx"

type Setup = { totpURI: string; backupCodes: string[] }

/** The second step at sign-in: set up, switched off, new spare codes; each asks for the password, and for a
 *  code once it is on. */
export function TwoFactorPart({ isOn }: { isOn: boolean }) {
  const t = useText()
  const queries = useQueryClient()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const changed = () => queries.invalidateQueries({ queryKey: ["me"] })
  const { send, busy, problem } = useSending(async (form, pressed) => {
    const body = proofIn(form)
    if (pressed === "codes") {
      setCodes((await fetchJson<Setup>("POST", "/auth/two-factor/backup-codes", body)).backupCodes)
    } else if (isOn) {
      await fetchJson("POST", "/auth/two-factor/disable", body)
      setCodes(undefined)
      await changed()
    } else setSetup(await fetchJson<Setup>("POST", "/auth/two-factor/enable", body))
  })
  return (
    <section className={parts.cPart}>
      <h2>{t("account.twoFactor")}</h2>
      <p className="muted">
        {t("account.twoFactorText")} {isOn && <b>{t("account.twoFactorOn")}</b>}
      </p>
      {setup ? (
        <TwoFactorSetup
          totpURI={setup.totpURI}
          onDone={async () => {
            setCodes(setup.backupCodes)
            setSetup(undefined)
            await changed()
          }}
        />
      ) : (
        <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
          <Problem text={staffRejectionText(problem, t)} />
          <div className={forms.cGrid}>
            <ProofFields label={t("account.current")} />
          </div>
          <div className={parts.cActs}>
            <Button look="soft" type="submit" disabled={busy}>
              {t(isOn ? "account.turnOff" : "account.turnOn")}
            </Button>
            {isOn && (
              <Button look="quiet" type="submit" value="codes" disabled={busy}>
                {t("account.spareNew")}
              </Button>
            )}
          </div>
        </form>
      )}
      {codes && <SpareCodes codes={codes} />}
    </section>
  )
}
