import { useFormikContext } from "formik";
import { useContext, useEffect, useRef, useState } from "react";
import { focusFirstInvalid } from "../focus-first-invalid";
import { RefusedFieldsContext } from "../use-refused-field";
import { RefusalNote } from "./refusal-note";

export type ErrorSummaryProps = {
  /** The server's message about the last attempt that no field shows. */
  readonly serverError?: string | null | undefined;
};

function leafCount(errors: object): number {
  const counts = Object.values(errors).map((value: unknown) =>
    typeof value === "object" && value !== null ? leafCount(value) : 1,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The first child of a Formik form. After a refused submit it moves the focus to the first field with an error, in the
 * order of the page, and shows the number of errors.
 */
export function ErrorSummary({ serverError }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext();
  const [announced, setAnnounced] = useState<number>(0);
  const { texts } = useContext(RefusedFieldsContext);
  const isRefused = submitCount > 0 && !isValid && !isSubmitting;
  const sentFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (submitCount > 0) sentFrom.current = document.activeElement;
  }, [submitCount]);

  useEffect(() => {
    if (!isRefused || announced === submitCount) return;
    setAnnounced(submitCount);
    focusFirstInvalid(place.current?.closest("form"));
  }, [isRefused, announced, submitCount]);

  useEffect(() => {
    if (Object.keys(texts).length > 0) focusFirstInvalid(place.current?.closest("form"), sentFrom.current);
  }, [texts]);

  const count = isRefused ? leafCount(errors) : leafCount(texts);
  const text = serverError ?? (count > 1 ? `Please check ${count} fields.` : null);
  return <RefusalNote ref={place} text={text} />;
}
