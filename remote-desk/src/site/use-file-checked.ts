import { useFormikContext } from "formik";
import { useEffect } from "react";

/** Shows what is wrong with a file as soon as it is chosen: it is seen at once, unlike a text that is still being typed. */
export function useFileChecked(name: string, file: File | null): void {
  const { setFieldTouched } = useFormikContext();
  useEffect(() => {
    if (file !== null) void setFieldTouched(name, true);
  }, [name, file, setFieldTouched]);
}
