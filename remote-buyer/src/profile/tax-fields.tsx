import { checkGstin } from "@mandi/shared/format/gstin";
import { identifierWarning } from "@mandi/shared/format/identifier-warning";
import { checkPan } from "@mandi/shared/format/pan";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { Button } from "@mandi/shared/ui/controls/button";
import { useFormikContext } from "formik";
import styles from "./tax-fields.module.css";

interface TaxValues {
  readonly gst_number: string;
  readonly pan_number: string;
}

/** GST number and PAN. Both only warn; the PAN contained in a GST number is offered while the field is empty. */
export function TaxFields({ isGstOptional }: { readonly isGstOptional: boolean }) {
  const { values, setFieldValue } = useFormikContext<TaxValues>();
  const pan = panInside(values.gst_number);
  return (
    <>
      <FormTextField
        name="gst_number"
        label={profile.gst}
        autoComplete="off"
        autoCapitalize="characters"
        isOptional={isGstOptional}
        warning={identifierWarning(values.gst_number, checkGstin)}
      />
      <div className={styles.pan}>
        <FormTextField
          name="pan_number"
          label={profile.pan}
          autoComplete="off"
          autoCapitalize="characters"
          isOptional
          warning={identifierWarning(values.pan_number, checkPan)}
        />
        {pan !== null && values.pan_number.trim() === "" ? (
          <Button size="s" onClick={() => setFieldValue("pan_number", pan)}>
            {profile.takePan(pan)}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function panInside(gst: string): string | null {
  const check = checkGstin(gst);
  return check.kind === "invalid" ? null : check.pan;
}
