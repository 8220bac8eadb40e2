import { sitePicture } from "@mandi/shared/contract/desk/site-entry";
import { FormFileField } from "@mandi/shared/forms/parts/form-field";
import { pictures } from "@mandi/shared/messages/desk-site";
import type { FileRule } from "@mandi/shared/ui/controls/file-rule";
import { useFormikContext } from "formik";
import { useEffect } from "react";

const { maxBytes, minEdge, maxEdge } = sitePicture;

/** Sent as it is: the desk prepares a picture for its place, and shrinking it here would lose transparency. */
const rule: FileRule = {
  accept: "image/png,image/jpeg,image/webp",
  maxBytes,
  kinds: pictures.kinds,
  limits: pictures.limits(minEdge, maxEdge),
};

interface PictureValues {
  readonly photo_upload_id: File | null;
}

interface PictureFieldProps {
  /** The entry has a picture, which stays where no other is chosen. */
  readonly isThere: boolean;
  readonly isOptional?: boolean;
}

/** Chooses a picture of the site. What is wrong with it is shown at once: unlike a text, it is never half typed. */
export function PictureField({ isThere, isOptional = false }: PictureFieldProps) {
  const { values, setFieldTouched } = useFormikContext<PictureValues>();
  const { photo_upload_id: file } = values;
  useEffect(() => {
    if (file !== null) void setFieldTouched("photo_upload_id", true);
  }, [file, setFieldTouched]);
  return (
    <FormFileField
      name="photo_upload_id"
      label={isThere ? pictures.another : pictures.first}
      rule={rule}
      isOptional={isOptional}
    />
  );
}
