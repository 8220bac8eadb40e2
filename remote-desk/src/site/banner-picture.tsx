import { bannerPicture } from "@mandi/shared/contract/desk/site-entry";
import { FormFileField } from "@mandi/shared/forms/parts/form-field";
import { banners } from "@mandi/shared/messages/desk-site";
import type { FileRule } from "@mandi/shared/ui/controls/file-rule";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useFormikContext } from "formik";
import { BannerPreview } from "./banner-preview";
import { usePixels } from "./picture-pixels";
import { useFileChecked } from "./use-file-checked";

const { maxBytes, minEdge, maxEdge } = bannerPicture;

/** Sent as it is: the desk prepares a picture for the page, and shrinking it here would lose transparency. */
export const pictureRule: FileRule = {
  accept: "image/png,image/jpeg,image/webp",
  maxBytes,
  kinds: banners.pictureKinds,
  limits: banners.pictureLimits(minEdge, maxEdge),
};

interface PictureValues {
  readonly photo_upload_id: File | null;
  readonly title: string;
}

/** Chooses a banner's picture, and shows it in its places at once; the one that visitors see stays until it is saved. */
export function BannerPicture({ photo }: { readonly photo: string }) {
  const { values } = useFormikContext<PictureValues>();
  const { photo_upload_id: file, title } = values;
  const pixels = usePixels(file);
  useFileChecked("photo_upload_id", file);
  return (
    <>
      <FormFileField
        name="photo_upload_id"
        label={photo === "" ? banners.photo : banners.newPhoto}
        rule={pictureRule}
      />
      <p>{banners.pictureShape}</p>
      {pixels !== null && pixels.width > pixels.height ? (
        <Note tone="warn">{banners.pictureWide(pixels.width, pixels.height)}</Note>
      ) : null}
      {photo !== "" && file !== null ? <p>{banners.untilSaved}</p> : null}
      {photo === "" && file === null ? null : <BannerPreview photo={photo} file={file} title={title} />}
    </>
  );
}
