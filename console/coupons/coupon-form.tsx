import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { fetchJson, type RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useMainLocale } from "../data/public-api.ts"
import type { TextKey } from "../i18n/texts.ts"
import { useText } from "../i18n/use-text.ts"
import { FormBar } from "../ui/forms/form-bar.tsx"
import { FormProblems } from "../ui/forms/form-problems.tsx"
import { fieldLabel } from "../ui/forms/local-texts.ts"
import { useSavedForm } from "../ui/forms/use-saved-form.ts"
import { useOwnAddress, useStoredRecord } from "../ui/forms/use-stored-record.ts"
import * as lists from "../ui/lists/lists.module.css"
import { type CouponDraft, draftProblems, toCouponDraft, toCouponFields } from "./coupon-draft.ts"
import { CouponEnd } from "./coupon-end.tsx"
import { CouponFields } from "./coupon-fields.tsx"
import { CouponState } from "./coupon-state.tsx"

type Props = {
  /** undefined = a new one, which begins as `begun`. */
  coupon: AdminCoupon | undefined
  begun: CouponDraft
  load: () => Promise<AdminCoupon>
}

export function CouponForm({ coupon, begun, load }: Props) {
  const t = useText()
  const main = useMainLocale()
  const { stored, setRecord, address } = useStoredRecord("coupons", coupon)
  const toFieldProblem = (field: string, text: string) => ({
    field,
    label: t(fieldLabel(couponLabels, field) ?? "coupon.code"),
    text,
  })
  const rejections: Record<string, (rejection: RejectedError) => ReturnType<typeof toFieldProblem>> = {
    CODE_TAKEN: () => toFieldProblem("code", t("coupon.problem.taken")),
    CODE_HELD: () => toFieldProblem("code", t("coupon.problem.held")),
    BELOW_USED: ({ details }) => toFieldProblem("maxUses", t("coupon.problem.belowUsed", { n: Number(details.used) })),
  }
  const form = useSavedForm<CouponDraft>({
    loaded: coupon ? toCouponDraft(coupon) : begun,
    check: (draft) =>
      draftProblems(draft, main).map(({ field, problem }) => toFieldProblem(field, t(`coupon.problem.${problem}`))),
    save: async (draft) => {
      const fields = toCouponFields(draft)
      const saved = await (stored
        ? fetchJson<AdminCoupon>(
            "PATCH",
            apiPath("/coupons/:documentId", { params: { documentId: stored.documentId } }),
            {
              ...fields,
              updatedAt: draft.updatedAt,
            },
          )
        : fetchJson<AdminCoupon>("POST", "/coupons", fields))
      setRecord(saved)
      return toCouponDraft(saved)
    },
    fieldProblems: (rejection) => {
      const known = rejections[String(rejection.details.code)]
      return known ? [known(rejection)] : []
    },
  })
  useOwnAddress(address, form.state)
  return (
    <>
      {stored && (
        <p className={lists.cLine}>
          <CouponState state={stored.state} />
          <span>{t("coupon.usedTimes", { n: stored.used })}</span>
        </p>
      )}
      <FormProblems
        form={form}
        onLoad={async () => {
          const theirs = await load()
          setRecord(theirs)
          form.restart(toCouponDraft(theirs))
        }}
      />
      <CouponFields
        draft={form.draft}
        set={form.set}
        problemOf={form.problemOf}
        isHeld={stored !== undefined && stored.used > 0}
      />
      {stored && (
        <CouponEnd
          coupon={stored}
          onEnded={(ended) => {
            const now = toCouponDraft(ended)
            setRecord(ended)
            form.takeStored(now)
            form.set({ endDate: now.endDate })
          }}
        />
      )}
      <FormBar
        state={form.state}
        view="/coupons"
        onSave={() => form.submit()}
        text={stored ? t("form.save") : t("coupon.create")}
        onDiscard={stored && form.discard}
      />
    </>
  )
}

/** How the fields that can be wrong are called on the screen. */
export const couponLabels: Record<string, TextKey> = {
  code: "coupon.code",
  title: "coupon.title",
  value: "coupon.value",
  minimumAmount: "coupon.minimum",
  startDate: "coupon.start",
  endDate: "coupon.end",
  maxUses: "coupon.maxUses",
  maxUsesPerPhone: "coupon.maxUsesPerPhone",
}
