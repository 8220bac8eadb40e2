import { banners } from "@mandi/shared/messages/desk-site";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useFormikContext } from "formik";
import { PictureField } from "../picture/picture-field";
import { usePixels } from "../picture/picture-pixels";
import { BannerPreview } from "./banner-preview";

interface PictureValues {
  readonly photo_upload_id: File | null;
  readonly title: string;
}

/** Chooses a banner's picture, and shows it in its places at once; the one that visitors see stays until it is saved. */
export function BannerPictureFields({ photo }: { readonly photo: string }) {
  const { values } = useFormikContext<PictureValues>();
  const { photo_upload_id: file, title } = values;
  const pixels = usePixels(file);
  return (
    <>
      <PictureField isThere={photo !== ""} />
      <p>{banners.pictureShape}</p>
      {pixels !== null && pixels.width > pixels.height ? (
        <Note tone="warn">{banners.pictureWide(pixels.width, pixels.height)}</Note>
      ) : null}
      {photo !== "" && file !== null ? <p>{banners.untilSaved}</p> : null}
      {photo === "" && file === null ? null : <BannerPreview photo={photo} file={file} title={title} />}
    </>
  );
}
