import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskBanner, siteEntryWrites } from "@mandi/shared/contract/desk/site-entry";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormDateField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { banners } from "@mandi/shared/messages/desk-site";
import { Picture } from "@mandi/shared/ui/media/picture";
import { object, string } from "yup";
import { ContentForm } from "./content-form";
import styles from "./site.module.css";

interface BannerValues {
  readonly photo: string;
  readonly title: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly link: string;
  readonly reason: string;
}

const { photo, title, link } = siteEntryWrites["banner add"].body.properties;
const schema = object({
  photo: contractText(photo),
  title: contractText(title).test("named", banners.linkNamed, (words, { parent }) => {
    const { link: leadsTo = "" }: Partial<BannerValues> = parent;
    return leadsTo.trim() === "" || Boolean(words?.trim());
  }),
  link: string().test("address", (words, context) => {
    const typed = words?.trim() ?? "";
    const problem = typed === "" ? null : textProblem(link, typed);
    return problem === null || context.createError({ message: problem });
  }),
  last_day: string().test("order", banners.daysTurned, (last, { parent }) => {
    const { first_day: first = "" }: Partial<BannerValues> = parent;
    return !last || first === "" || last >= first;
  }),
  reason: contractText(reasonField),
});

export interface BannerFormProps {
  /** Null: a new one. */
  readonly banner: DeskBanner | null;
  readonly onSaved: () => void;
}

/** Edits the picture of a banner, its description, and the days on which visitors see it. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
  function callOf(values: BannerValues) {
    const { first_day, last_day } = values;
    const leadsTo = values.link.trim();
    const typed = {
      photo: values.photo.trim(),
      title: values.title.trim(),
      ...(first_day === "" ? {} : { first_day }),
      ...(last_day === "" ? {} : { last_day }),
      ...(leadsTo === "" ? {} : { link: leadsTo }),
      reason: values.reason.trim(),
    };
    if (banner === null) return { path: "/desk/banner", body: typed };
    return { path: `/desk/banner/${banner.id}/edit`, body: { ...typed, version: banner.version } };
  }

  return (
    <ContentForm
      right="content"
      initialValues={{
        photo: banner?.photo ?? "",
        title: banner?.title ?? "",
        first_day: banner?.first_day ?? "",
        last_day: banner?.last_day ?? "",
        link: banner?.link ?? "",
        reason: "",
      }}
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
      <FormTextField
        name="link"
        label={banners.link}
        hint={banners.linkHint}
        maxLength={300}
        autoComplete="off"
        isOptional
      />
      <FormDateField name="first_day" label={banners.firstDay} hint={banners.firstDayHint} isOptional />
      <FormDateField name="last_day" label={banners.lastDay} hint={banners.lastDayHint} isOptional />
    </ContentForm>
  );
}
