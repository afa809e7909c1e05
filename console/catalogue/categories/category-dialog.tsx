import { type FormEvent, useState } from "react"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { PictureField } from "../../media/picture-field.tsx"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { emptyTexts } from "../../ui/forms/local-texts.ts"
import { Options, Select } from "../../ui/forms/select.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { Problem } from "../../ui/problem.tsx"
import { useCatalogueChange } from "./use-catalogue-change.ts"

/** A category that is there, or a new one below a parent (null = at the top). */
export type CategoryTarget = { category: AdminCategory } | { parent: string | null }

type Props = { target: CategoryTarget; all: AdminCategory[]; productType: ProductType; onClose: () => void }

/** A category's titles, address and picture. */
export function CategoryDialog({ target: opened, all, productType, onClose }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const { send, busy, problem } = useCatalogueChange()
  const category = "category" in opened ? opened.category : undefined
  const parent = "parent" in opened ? all.find(({ documentId }) => documentId === opened.parent) : undefined
  const [below, setBelow] = useState(category?.parent ?? parent?.documentId ?? "")
  const isParent = category !== undefined && all.some((one) => one.parent === category.documentId)
  const tops = all.filter((one) => one.parent === null && one.documentId !== category?.documentId)
  const [title, setTitle] = useState(category?.title ?? emptyTexts)
  const [slug, setSlug] = useState(category?.slug ?? "")
  const [image, setImage] = useState(category?.image ?? null)
  const [isTried, setTried] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const missing = isTried && title[main].trim() === "" ? t("categories.needed") : ""
  const name = category ? titleIn(category.title, locale) : ""
  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (title[main].trim() === "") return
    const body = { title, slug: slug.trim(), image: image?.documentId ?? null }
    const isStored = category
      ? await send("PATCH", apiPath("/categories/:documentId", { params: { documentId: category.documentId } }), {
          ...body,
          parent: below || null,
          updatedAt: category.updatedAt,
        })
      : await send("POST", "/categories", { ...body, productType, parent: below || null })
    if (isStored) onClose()
  }
  const heading = category
    ? t("categories.edit", { name })
    : parent
      ? t("categories.newChild", { name: titleIn(parent.title, locale) })
      : t("categories.new")
  return (
    <Dialog title={heading} onClose={onClose} wide>
      <SmallForm
        submit={t("categories.save")}
        disabled={busy}
        onClose={onClose}
        noValidate
        onSubmit={save}
        buttons={
          category &&
          !isDeleting && (
            <Button look="quiet" onClick={() => setDeleting(true)}>
              {t("categories.delete")}
            </Button>
          )
        }
      >
        <Problem text={problem} />
        <ThreeLanguages
          fields={[
            {
              name: "title",
              label: t("categories.name"),
              value: title,
              onChange: setTitle,
              required: true,
              maxLength: 100,
              problems: missing ? { [main]: missing } : undefined,
            },
          ]}
        />
        <Field
          label={t("categories.slug")}
          hint={t("categories.slugHint")}
          value={slug}
          dir="ltr"
          maxLength={100}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Select
          label={t("categories.parent")}
          value={below}
          disabled={isParent}
          hint={isParent ? t("categories.isParent") : undefined}
          onChange={({ target }) => setBelow(target.value)}
        >
          <option value="">{t("categories.top")}</option>
          <Options of={tops.map((one) => [one.documentId, titleIn(one.title, locale)])} />
        </Select>
        <PictureField label={t("categories.picture")} value={image} onChange={setImage} />
        {isDeleting && category && (
          <p role="alert">
            {t("categories.reallyDelete", { name })}{" "}
            <Button
              look="link"
              disabled={busy}
              onClick={async () => {
                if (
                  await send(
                    "DELETE",
                    apiPath("/categories/:documentId", { params: { documentId: category.documentId } }),
                  )
                )
                  onClose()
              }}
            >
              {t("categories.delete")}
            </Button>
          </p>
        )}
      </SmallForm>
    </Dialog>
  )
}
