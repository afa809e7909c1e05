import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { SecurityRules } from "#api/staff/contract.ts"
import { mayNeedSecondFactor } from "#core/staff/staff-permissions.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMay, useMe } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { ProofDialog } from "./proof-dialog.tsx"
import { useMembers, useStaffChange } from "./staff-api.ts"

/** Whether owners and managers need a second step at sign-in. Managers see it, owners change it. */
export function SecondFactorRule() {
  const t = useText()
  const me = useMe()
  const mayChange = useMay("security.write")
  const change = useStaffChange()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const queryFn = () => fetchJson<SecurityRules>("GET", "/security")
  const { data, error, refetch } = useQuery({ queryKey: ["staff", "security"], queryFn })
  const { data: members = [] } = useMembers()
  const without = members.filter(({ role, twoFactor }) => mayNeedSecondFactor(role) && !twoFactor)
  const isOn = data?.secondFactorRequired ?? false
  const requireFactor = () => {
    setAsking(false)
    void change("PUT", "/security", { secondFactorRequired: true })
  }
  const drop = async (proof: object) => {
    await fetchJson("PUT", "/security", { secondFactorRequired: false, ...proof })
    setDropping(false)
    await queries.invalidateQueries({ queryKey: ["staff"] })
  }
  return (
    <section className={parts.cPart}>
      <h2>{t("account.twoFactor")}</h2>
      {error && <FailedPart problem={error} again={refetch} />}
      {data && <p>{t(isOn ? "staff.secondOn" : "staff.secondOff")}</p>}
      {data && mayChange && !isOn && me?.twoFactor === false && (
        <p className="muted">
          {t("staff.secondOwnFirst")}{" "}
          <ButtonLink look="link" to="/account">
            {t("shell.account")}
          </ButtonLink>
        </p>
      )}
      {data && mayChange && (isOn || me?.twoFactor) && (
        <div className={parts.cActs}>
          <Button look="soft" onClick={() => (isOn ? setDropping(true) : setAsking(true))}>
            {t(isOn ? "staff.secondDrop" : "staff.secondRequire")}
          </Button>
        </div>
      )}
      {isDropping && <ProofDialog title={t("staff.secondDrop")} onClose={() => setDropping(false)} onProven={drop} />}
      {isAsking && (
        <Dialog title={t("staff.secondTitle")} onClose={() => setAsking(false)}>
          <p>{t(without.length > 0 ? "staff.secondWithout" : "staff.secondAll", { n: without.length })}</p>
          {without.length > 0 && (
            <ul>
              {without.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
          <div className={parts.cActs}>
            <Button onClick={requireFactor}>{t("staff.secondRequire")}</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t("shell.close")}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
