import { getIn, useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { focusFirstInvalid } from "../focus-first-invalid";
import { RefusalNote } from "./refusal-note";

export type ErrorSummaryProps = {
  /** What the server said about the last try; shown before the field errors. */
  readonly serverError?: string | null | undefined;
  /** Called once after a refused submit, for the toast. */
  readonly onRefused?: ((firstError: string) => void) | undefined;
};

function leafPaths(errors: object, prefix = ""): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof value === "object" && value !== null ? leafPaths(value, path) : [path];
  });
}

/**
 * The first child of a Formik form. After a refused submit it moves the focus to the first field with an
 * error, in the order of the page, and says how many there are.
 */
export function ErrorSummary({ serverError, onRefused }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext();
  const [announced, setAnnounced] = useState<number>(0);
  const messages = leafPaths(errors).map((path) => String(getIn(errors, path)));
  const isRefused = submitCount > 0 && !isValid && !isSubmitting;

  useEffect(() => {
    if (!isRefused || announced === submitCount) return;
    setAnnounced(submitCount);
    focusFirstInvalid(place.current?.closest("form"));
    const [first] = messages;
    if (first) onRefused?.(first);
  }, [isRefused, announced, submitCount, messages, onRefused]);

  const text = serverError ?? (isRefused && messages.length > 1 ? `${messages.length} fields need a change.` : null);
  return <RefusalNote ref={place} text={text} />;
}
