import { type FormEvent, useState } from "react"
import type { CarrierAccount, CarrierPlatform } from "#api/carriers/contract.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { SmallForm } from "../ui/forms/small-form.tsx"
import { Problem } from "../ui/problem.tsx"
import { carrierRejection, platformName } from "./use-carriers.ts"

type Props = {
  /** undefined = a new one. */
  account: CarrierAccount | undefined
  platforms: CarrierPlatform[]
  onSaved: () => Promise<void>
}

/** The form of an account. Keys and secret are never read: what stays empty is left as it is. */
export function AccountForm({ account, platforms, onSaved }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const wilayas = useWilayaQuery().data ?? []
  const [name, setName] = useState<string>(account?.platform ?? platforms[0]?.platform ?? "")
  const platform = platforms.find((one) => one.platform === name)
  const [address, setAddress] = useState(account?.baseUrl ?? platform?.hosts[0]?.baseUrl ?? "")
  const { run, busy, problem } = useTask()

  async function store(form: FormData) {
    const typed = (field: string) => String(form.get(field) ?? "").trim()
    const keys = Object.fromEntries((platform?.keys ?? []).map((key) => [key, typed(`key-${key}`)]))
    const hasKeys = Object.values(keys).some((key) => key !== "")
    const secret = typed("webhookSecret")
    const body = {
      name: typed("name"),
      baseUrl: address.trim(),
      division: Number(form.get("division")),
      fromWilaya: Number(form.get("fromWilaya")),
      isDefault: form.get("isDefault") === "on",
      validates: form.get("validates") === "on",
      mayBeOpened: form.get("mayBeOpened") === "on",
    }
    if (!account) {
      await fetchJson("POST", "/carriers", { ...body, platform: name, keys, webhookSecret: secret || null })
    } else {
      const path = apiPath("/carriers/:documentId", { params: { documentId: account.documentId } })
      const { updatedAt } = account
      await fetchJson("PATCH", path, {
        ...body,
        updatedAt,
        ...(hasKeys && { keys }),
        ...(secret && { webhookSecret: secret }),
      })
    }
    await onSaved()
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    await run(() => store(new FormData(event.currentTarget)))
  }
  const isOtherHost = account !== undefined && hostOf(account.baseUrl) !== hostOf(address)
  return (
    <SmallForm
      submit={t(account ? "form.save" : "carrier.add")}
      disabled={busy || wilayas.length === 0}
      onSubmit={submit}
    >
      <Problem text={carrierRejection(problem, t)} />
      {!account && (
        <Select
          label={t("carrier.platform")}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setAddress(platforms.find((one) => one.platform === target.value)?.hosts[0]?.baseUrl ?? "")
          }}
        >
          <Options of={platforms.map((one) => [one.platform, platformName(one.platform, one, t)])} />
        </Select>
      )}
      <Field
        label={t("carrier.name")}
        name="name"
        required
        maxLength={60}
        defaultValue={account?.name ?? ""}
        hint={t("carrier.nameHint")}
      />
      <Field
        label={t("carrier.address")}
        type="url"
        dir="ltr"
        required
        maxLength={300}
        value={address}
        list="carrier-hosts"
        hint={t(isOtherHost ? "carrier.keysAgain" : "carrier.addressHint")}
        onChange={({ target }) => setAddress(target.value)}
      />
      <datalist id="carrier-hosts">
        {platform?.hosts.map((host) => (
          <option key={host.baseUrl} value={host.baseUrl}>
            {host.name}
          </option>
        ))}
      </datalist>
      {platform?.keys.map((key) => (
        <Field
          key={key}
          label={t("carrier.key", { key })}
          name={`key-${key}`}
          type="password"
          autoComplete="off"
          dir="ltr"
          required={!account || isOtherHost}
          maxLength={1000}
          hint={account ? t("carrier.keyHint") : undefined}
        />
      ))}
      {platform?.hasWebhooks && (
        <Field
          label={t("carrier.webhookSecret")}
          name="webhookSecret"
          type="password"
          autoComplete="off"
          dir="ltr"
          maxLength={1000}
          hint={t(account?.hasWebhookSecret ? "carrier.keyHint" : "carrier.webhookSecretHint")}
        />
      )}
      <Select
        label={t("carrier.fromWilaya")}
        name="fromWilaya"
        defaultValue={account?.fromWilaya ?? 16}
        key={wilayas.length}
      >
        <Options of={wilayas.map((wilaya) => [wilaya.code, `${wilaya.code} · ${placeName(wilaya, locale)}`])} />
      </Select>
      <Select
        key={`${name}-division`}
        label={t("carrier.division")}
        name="division"
        defaultValue={account?.division ?? platform?.division ?? 58}
      >
        <Options of={[58, 69].map((division) => [division, t("carrier.divisionOf", { n: division })])} />
      </Select>
      {(
        [
          ["isDefault", account?.isDefault ?? false, true],
          ["mayBeOpened", account?.mayBeOpened ?? false, true],
          ["validates", account?.validates ?? false, platform?.needsValidation ?? false],
        ] as const
      ).map(
        ([field, isOn, isShown]) =>
          isShown && <Check key={field} label={t(`carrier.${field}`)} name={field} defaultChecked={isOn} />,
      )}
    </SmallForm>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : "")
