import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskBanner, siteEntryWrites } from "@mandi/shared/contract/desk/site-entry";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { banners } from "@mandi/shared/messages/desk-site";
import { Picture } from "@mandi/shared/ui/media/picture";
import { object } from "yup";
import { ContentForm } from "./content-form";
import styles from "./site.module.css";

interface BannerValues {
  readonly photo: string;
  readonly title: string;
  readonly reason: string;
}

const { photo, title } = siteEntryWrites["banner add"].body.properties;
const schema = object({
  photo: contractText(photo),
  title: contractText(title),
  reason: contractText(reasonField),
});

export interface BannerFormProps {
  /** Null: a new one. */
  readonly banner: DeskBanner | null;
  readonly onSaved: () => void;
}

/** Names the picture of a banner and says it in words. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
  function callOf(values: BannerValues) {
    const typed = { photo: values.photo.trim(), title: values.title.trim(), reason: values.reason.trim() };
    if (banner === null) return { path: "/desk/banner", body: typed };
    return { path: `/desk/banner/${banner.id}/edit`, body: { ...typed, version: banner.version } };
  }

  return (
    <ContentForm
      right="content"
      initialValues={{ photo: banner?.photo ?? "", title: banner?.title ?? "", reason: "" }}
      schema={schema}
      callOf={callOf}
      question={{ title: banners.saveTitle, text: banners.saveText }}
      preview={(values) => (
        <Picture src={values.photo.trim()} alt={values.title.trim()} ratio="free" className={styles.slide} />
      )}
      onSaved={onSaved}
    >
      <FormTextField name="photo" label={banners.photo} hint={banners.photoHint} maxLength={200} autoComplete="off" />
      <FormTextField
        name="title"
        label={banners.words}
        hint={banners.wordsHint}
        maxLength={160}
        autoComplete="off"
        isOptional
      />
    </ContentForm>
  );
}
