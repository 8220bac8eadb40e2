import { Form, Formik } from "formik";
import { ErrorSummary } from "../../src/forms/parts/error-summary";
import {
  FormCheckbox,
  FormDateField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
} from "../../src/forms/parts/form-field";
import { Button } from "../../src/ui/controls/button";
import { Section } from "../../src/ui/layout/section";
import { Row, Sample, Samples, Stack } from "./sample";

type Values = {
  company: string;
  phone: string;
  pincode: string;
  state: string;
  day: string;
  isSame: boolean;
  kind: string;
};

function validate(values: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(values.company ? {} : { company: "Company name is required" }),
    ...(values.phone.length === 10 ? {} : { phone: "Valid phone number is required" }),
    ...(values.pincode.length === 6 ? {} : { pincode: "The pincode must be 6 digits" }),
  };
}

const initial: Values = {
  company: "",
  phone: "9893000",
  pincode: "4400",
  state: "",
  day: "",
  isSame: false,
  kind: "trading",
};

/** A form with its errors. */
export function FormSamples() {
  return (
    <Section title="Forms">
      <Samples>
        <ErrorSample />
        <OtherSample />
      </Samples>
    </Section>
  );
}

function ErrorSample() {
  return (
    <Sample name="Form errors">
      <Formik
        initialValues={initial}
        initialTouched={{ company: true, phone: true, pincode: true }}
        validate={validate}
        validateOnMount
        onSubmit={() => undefined}
      >
        <Form noValidate>
          <Stack>
            <ErrorSummary />
            <FormTextField name="company" label="Company name" />
            <FormTextField name="phone" label="Phone" prefix="+91" inputMode="numeric" />
            <FormTextField name="pincode" label="Pincode" inputMode="numeric" />
            <Row>
              <Button variant="primary" isBusy busyText="Saving">
                Save
              </Button>
              <Button disabled>Cancel</Button>
            </Row>
          </Stack>
        </Form>
      </Formik>
    </Sample>
  );
}

function OtherSample() {
  return (
    <Sample name="Other fields">
      <Formik initialValues={initial} validate={validate} onSubmit={() => undefined}>
        <Form noValidate>
          <Stack>
            <ErrorSummary />
            <FormSelect
              name="state"
              label="State"
              placeholder="Choose a state"
              choices={[{ value: "mh", label: "Maharashtra" }]}
            />
            <FormDateField name="day" label="Loading day" />
            <FormRadioGroup
              name="kind"
              label="Purpose"
              look="row"
              choices={[
                { value: "trading", label: "Trading" },
                { value: "own", label: "Own use" },
              ]}
            />
            <FormCheckbox name="isSame" label="Same as billing address" />
            <Button type="submit" variant="primary">
              Save
            </Button>
          </Stack>
        </Form>
      </Formik>
    </Sample>
  );
}
