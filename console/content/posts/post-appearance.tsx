import { postFormats } from "#core/content/post.ts"
import { useText } from "../../i18n/use-text.ts"
import { PictureField } from "../../media/picture-field.tsx"
import { PicturesField } from "../../media/pictures-field.tsx"
import * as parts from "../../styles/parts.module.css"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { MomentField } from "../../ui/forms/moment-field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import type { PostPart } from "./post-draft.ts"

/** Fields of a post's top, its date of publication and its address. */
export function PostAppearance({ draft, set, problemOf }: PostPart) {
  const t = useText()
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("post.appearance")}</h2>
        <div className={forms.cGrid}>
          <Select
            label={t("post.format")}
            value={draft.format}
            onChange={({ target }) =>
              set({ format: postFormats.find((format) => format === target.value) ?? "standard" })
            }
          >
            <Options of={postFormats.map((format) => [format, t(`post.format.${format}`)])} />
          </Select>
          {draft.format === "video" && (
            <Field
              label={t("post.videoId")}
              name="videoId"
              value={draft.videoId}
              hint={t("post.videoHint")}
              dir="ltr"
              maxLength={40}
              problem={problemOf("videoId")}
              autoComplete="off"
              onChange={({ target }) => set({ videoId: target.value })}
            />
          )}
        </div>
        <PictureField label={t("post.image")} value={draft.image} onChange={(image) => set({ image })} />
        {draft.format === "gallery" && (
          <PicturesField
            label={t("post.gallery")}
            id="medias"
            problem={problemOf("medias")}
            value={draft.medias}
            onChange={(medias) => set({ medias })}
          />
        )}
      </section>
      <section className={parts.cPart}>
        <h2>{t("post.publication")}</h2>
        <div className={`${forms.cGrid} ${forms.cWide}`}>
          <MomentField
            label={t("post.publishedAt")}
            name="publishedAt"
            value={draft.publishedAt}
            hint={t("post.publishedHint")}
            defaultTime="08:00"
            onChange={(publishedAt) => set({ publishedAt })}
          />
          <Field
            label={t("post.slug")}
            name="slug"
            value={draft.slug}
            hint={t("post.slugHint")}
            dir="ltr"
            maxLength={100}
            problem={problemOf("slug")}
            autoComplete="off"
            onChange={({ target }) => set({ slug: target.value })}
          />
        </div>
      </section>
    </>
  )
}
