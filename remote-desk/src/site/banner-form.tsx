import { reasonField } from "@mandi/shared/contract/desk/field";
import { type DeskBanner, siteEntryWrites } from "@mandi/shared/contract/desk/site-entry";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormDateField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { banners, pictures } from "@mandi/shared/messages/desk-site";
import { object, string } from "yup";
import { chosenPicture, pictureFile } from "../picture/picture-file";
import { BannerPictureFields } from "./banner-picture-fields";
import { BannerPreview } from "./banner-preview";
import { ContentForm } from "./content-form";

interface BannerValues {
  readonly photo_upload_id: File | null;
  readonly title: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly link: string;
  readonly reason: string;
}

const { title, link } = siteEntryWrites["banner add"].body.properties;
const fields = {
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
};
const schema = object({ ...fields, photo_upload_id: pictureFile });
/** A new banner has no picture yet. */
const newSchema = object({ ...fields, photo_upload_id: chosenPicture.required(pictures.missing) });

export interface BannerFormProps {
  /** Null: a new one. */
  readonly banner: DeskBanner | null;
  readonly onSaved: () => void;
}

/** Edits the picture of a banner, its description, and the days on which visitors see it. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
  function callOf(values: BannerValues) {
    const { first_day, last_day, photo_upload_id } = values;
    const leadsTo = values.link.trim();
    const typed = {
      ...(banner === null || photo_upload_id !== null ? {} : { photo: banner.photo }),
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
      title={banner === null ? banners.add : banners.edit(banner.title || banner.photo)}
      right="content"
      initialValues={{
        photo_upload_id: null,
        title: banner?.title ?? "",
        first_day: banner?.first_day ?? "",
        last_day: banner?.last_day ?? "",
        link: banner?.link ?? "",
        reason: "",
      }}
      schema={banner === null ? newSchema : schema}
      callOf={callOf}
      fileOf={({ photo_upload_id: file }) => (file === null ? null : { field: "photo_upload_id", file })}
      question={{ title: banners.saveTitle, text: banners.saveText }}
      preview={(values) => (
        <BannerPreview photo={banner?.photo ?? ""} file={values.photo_upload_id} title={values.title.trim()} />
      )}
      onLeave={onSaved}
    >
      <BannerPictureFields photo={banner?.photo ?? ""} />
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
