import { HttpFailure } from "@mandi/shared/http";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { listenToNotices } from "../../testing/notices";
import { useSubmit } from "../use-submit";
import { FormTextField } from "./form-field";
import { SubmitButton } from "./submit-button";
import { FormFields, SubmitForm } from "./submit-form";

const ownNames = { pin_code: "pincode" };

interface AddressFormProps {
  readonly refusedFields: Readonly<Record<string, readonly string[]>>;
  /** The answer comes after this. */
  readonly waits?: Promise<void>;
}

/** An address form whose server refuses with messages by field name. */
function AddressForm({ refusedFields, waits = Promise.resolve() }: AddressFormProps) {
  const saving = useSubmit({ cooldownMs: 0 });
  const refusal = new HttpFailure("status", "Not saved", { status: 422, fields: refusedFields });
  return (
    <SubmitForm
      initialValues={{ city: "Nagpur", pincode: "440001" }}
      onSubmit={() => saving.submit(() => waits.then(() => Promise.reject(refusal)))}
    >
      <FormFields saving={saving} ownNames={ownNames}>
        <FormTextField name="city" label="City" />
        <FormTextField name="pincode" label="Pincode" />
        <SubmitButton saving={saving} busyText="Saving…">
          Save
        </SubmitButton>
      </FormFields>
    </SubmitForm>
  );
}

async function save(refusedFields: Readonly<Record<string, readonly string[]>>) {
  const user = userEvent.setup();
  const notices = listenToNotices();
  render(<AddressForm refusedFields={refusedFields} />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["Not saved"]));
  return user;
}

const pincode = () => screen.getByRole("textbox", { name: "Pincode" });

it("shows a refusal of a field at that field only, not above the form, and moves the focus there", async () => {
  await save({ pin_code: ["We do not deliver there"] });
  await waitFor(() => expect(pincode()).toHaveFocus());
  expect(pincode()).toBeInvalid();
  expect(pincode()).toHaveAccessibleDescription("We do not deliver there");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(screen.getByRole("textbox", { name: "City" })).toBeValid();
});

it("leaves a person in the field in which they type when the refusal of another one arrives", async () => {
  const user = userEvent.setup();
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(<AddressForm refusedFields={{ pin_code: ["We do not deliver there"] }} waits={waits} />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const city = screen.getByRole("textbox", { name: "City" });
  await user.type(city, " Ea");
  answer();
  await waitFor(() => expect(pincode()).toBeInvalid());
  await new Promise((done) => requestAnimationFrame(done));
  expect(city).toHaveFocus();
});

it("keeps it when the field is merely left, and ends it when something is changed", async () => {
  const user = await save({ pin_code: ["We do not deliver there"] });
  await waitFor(() => expect(pincode()).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(pincode()).toHaveAccessibleDescription("We do not deliver there");
  await user.type(pincode(), "2");
  expect(pincode()).toBeValid();
});

it("says above the form how many fields the server refused", async () => {
  await save({ pin_code: ["We do not deliver there"], city: ["No such city"] });
  expect(screen.getByRole("alert")).toHaveTextContent("Please check 2 fields.");
});

it("shows a refusal above the form when it names no field, or one that is not in the form", async () => {
  await save({ pin_code: ["We do not deliver there"], state: ["No such state"] });
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved");
});
