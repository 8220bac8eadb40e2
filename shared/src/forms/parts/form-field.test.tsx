import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Form, Formik } from "formik";
import { object, string } from "yup";
import { Button } from "../../ui/controls/button";
import { ErrorSummary } from "./error-summary";
import {
  FormCheckbox,
  FormDateField,
  FormFileField,
  FormMoneyField,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "./form-field";

const schema = object({
  purpose: string().required("Purpose is required"),
  company: string().required("Company name is required"),
  price: string().required("Price is required"),
});

const initial = {
  company: "",
  price: "",
  purpose: "trading",
  tonnes: "",
  state: "",
  day: "",
  message: "",
  isSame: false,
  paper: null,
};

type Props = {
  readonly onSubmit?: (values: object) => void;
  readonly serverError?: string;
};

function AddressForm({ onSubmit = () => undefined, serverError }: Props) {
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        <ErrorSummary serverError={serverError} />
        <FormRadioGroup
          name="purpose"
          label="Purpose"
          choices={[
            { value: "trading", label: "Trading" },
            { value: "own", label: "Own use" },
          ]}
        />
        <FormTextField name="company" label="Company name" />
        <FormMoneyField name="price" label="Price" />
        <FormNumberField name="tonnes" label="Quantity" />
        <FormSelect name="state" label="State" placeholder="Choose" choices={[{ value: "mh", label: "Maharashtra" }]} />
        <FormDateField name="day" label="Loading day" />
        <FormTextArea name="message" label="Message" />
        <FormCheckbox name="isSame" label="Same as billing address" />
        <FormFileField name="paper" label="Document" rule={{ accept: ".pdf", maxBytes: 1000, kinds: "PDF" }} />
        <Button type="submit">Save</Button>
      </Form>
    </Formik>
  );
}

/** Whether a message has its own line: a delayed one is present for assistive technology only. */
function isShown(message: string): boolean {
  return screen.getByText(message).closest(".quiet") === null;
}

describe("forms", () => {
  it("moves the focus to the first wrong field after a refused submit and announces it once", async () => {
    const handleSubmit = jest.fn();
    render(<AddressForm onSubmit={handleSubmit} />);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Company name" })).toHaveFocus());
    expect(screen.getByRole("textbox", { name: "Company name" })).toHaveAccessibleDescription(
      "Company name is required",
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Please check 2 fields.");
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it("shows no error on a field that has not been left yet", async () => {
    render(<AddressForm />);
    await userEvent.click(screen.getByRole("textbox", { name: "Company name" }));
    expect(screen.queryByText("Company name is required")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText("Company name is required")).toBeVisible();
    expect(screen.queryByText("Price is required")).not.toBeInTheDocument();
  });

  it.each(["mouse", "touch"])(
    "describes a field at once during a press (%s), and shows the message when no second click can follow",
    async (pointerType) => {
      render(<AddressForm />);
      const company = screen.getByRole("textbox", { name: "Company name" });
      const save = screen.getByRole("button", { name: "Save" });
      fireEvent.focus(company);
      fireEvent.pointerDown(save, { pointerType });
      fireEvent.blur(company);
      await waitFor(() => expect(company).toBeInvalid());
      expect(isShown("Company name is required")).toBe(false);
      expect(company).toHaveAccessibleDescription("Company name is required");
      fireEvent.pointerUp(save, { pointerType });
      fireEvent.click(save);
      await waitFor(() => expect(isShown("Company name is required")).toBe(true));
    },
  );

  it("shows the message of a press that ends without a click", async () => {
    render(<AddressForm />);
    const company = screen.getByRole("textbox", { name: "Company name" });
    fireEvent.focus(company);
    fireEvent.pointerDown(document.body, { pointerType: "touch" });
    fireEvent.blur(company);
    await waitFor(() => expect(company).toBeInvalid());
    expect(isShown("Company name is required")).toBe(false);
    fireEvent.pointerCancel(document.body, { pointerType: "touch" });
    expect(isShown("Company name is required")).toBe(true);
  });

  it("leaves no listener on the window when the last field is gone", () => {
    const added = jest.spyOn(window, "addEventListener");
    const removed = jest.spyOn(window, "removeEventListener");
    const { unmount } = render(<AddressForm />);
    unmount();
    const names = (calls: readonly (readonly unknown[])[]) =>
      calls.map(([name]) => name).filter((name) => /^pointer|^click$|^keydown$|^blur$/u.test(String(name)));
    expect(names(added.mock.calls)).toContain("pointerdown");
    expect(names(removed.mock.calls).sort()).toEqual(names(added.mock.calls).sort());
  });

  it("sends what was filled in", async () => {
    const user = userEvent.setup();
    const handleSubmit = jest.fn();
    const { container } = render(<AddressForm onSubmit={(values) => handleSubmit(values)} />);
    const paper = new File(["rc"], "rc.pdf", { type: "application/pdf" });
    await user.click(screen.getByRole("radio", { name: "Own use" }));
    await user.type(screen.getByRole("textbox", { name: "Company name" }), "Agrawal Traders");
    await user.type(screen.getByRole("textbox", { name: "Price" }), "45000");
    await user.type(screen.getByRole("textbox", { name: "Quantity" }), "12.5");
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Maharashtra");
    await user.type(screen.getByLabelText("Loading day"), "2026-11-21");
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Soon");
    await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
    await user.upload(screen.getByLabelText("Document"), paper);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(handleSubmit).toHaveBeenCalledWith({
        company: "Agrawal Traders",
        price: "45000",
        purpose: "own",
        tonnes: "12.5",
        state: "mh",
        day: "2026-11-21",
        message: "Soon",
        isSame: true,
        paper,
      }),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it("shows the server's refusal", () => {
    render(<AddressForm serverError="Request failed with status code 503" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Request failed with status code 503");
  });
});
