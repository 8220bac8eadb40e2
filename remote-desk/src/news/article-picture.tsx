import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { content } from "@mandi/shared/messages/desk-content";
import { Button } from "@mandi/shared/ui/controls/button";
import { Picture } from "@mandi/shared/ui/media/picture";
import { useFormikContext } from "formik";
import { PictureField } from "../picture/picture-field";
import { useFileAddress } from "../picture/use-file-address";
import type { ArticleValues } from "./article.schema";
import styles from "./news.module.css";

/** Chooses the picture of an article and says what it shows; it is shown at once, and visitors see it once the article is published. */
export function ArticlePicture() {
  const { values, setFieldValue } = useFormikContext<ArticleValues>();
  const { image, photo_upload_id: file, image_alt } = values;
  const src = useFileAddress(file) ?? image;
  return (
    <>
      <PictureField isThere={image !== ""} isOptional />
      {src === "" ? null : <Picture src={src} alt={image_alt} ratio="16:9" fit="cover" className={styles.picture} />}
      {image !== "" && file === null ? (
        <Button onClick={() => void setFieldValue("image", "")}>{content.noImage}</Button>
      ) : null}
      <FormTextField
        name="image_alt"
        label={content.imageAlt}
        hint={content.imageAltHint}
        maxLength={160}
        autoComplete="off"
        isOptional
      />
    </>
  );
}
