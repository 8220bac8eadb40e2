import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { DateField } from "./date-field";
import { FileField } from "./file-field";
import { MoneyField } from "./money-field";
import { NumberField } from "./number-field";
import { OtpField, OtpValidity } from "./otp-field";
import { SearchField } from "./search-field";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

function Money({ start = "", decimals = 0 }: { readonly start?: string; readonly decimals?: 0 | 2 }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField label="Basic price" unit="/MT" decimals={decimals} value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

function price(): HTMLInputElement {
  return screen.getByRole("textbox", { name: "Basic price" });
}

function Quantity({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState("29.9");
  return (
    <NumberField
      label="Quantity in MT, 8 mm"
      value={value}
      step={1}
      max={30}
      onValue={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const rule = { accept: ".pdf,image/*", maxBytes: 1024 * 1024, kinds: "PDF, JPG or PNG" };

function Paper() {
  const [file, setFile] = useState<File | null>(null);
  return <FileField label="Vehicle document" rule={rule} value={file} onValue={setFile} capture="environment" />;
}

describe("text fields", () => {
  it("joins label, hint and error for assistive technology", async () => {
    const { container } = render(
      <>
        <TextField
          label="Company name"
          hint="As on the GST certificate"
          error="Company name is required"
          prefix="M/s"
        />
        <TextArea label="Message" isOptional />
        <DateField label="Loading day" min="2026-11-21" />
        <Select label="State" placeholder="Choose a state" choices={[{ value: "mh", label: "Maharashtra" }]} />
      </>,
    );
    const field = screen.getByRole("textbox", { name: "Company name" });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Company name is required As on the GST certificate");
    expect(screen.getByRole("textbox", { name: "Message optional" })).toBeValid();
    expect(screen.getByRole("combobox", { name: "State" })).toHaveDisplayValue("Choose a state");
    expect(screen.getByLabelText("Loading day")).toHaveAttribute("min", "2026-11-21");
    await expect(container).toHaveNoAxeViolations();
  });
});

describe("date field", () => {
  it("shows its day as days are written everywhere, and stays a native date field", () => {
    render(<DateField label="Loading day" value="2026-11-03" onChange={() => undefined} />);
    const field = screen.getByLabelText("Loading day");
    expect(field).toHaveAttribute("type", "date");
    expect(field).toHaveValue("2026-11-03");
    expect(field.closest("[data-day]")).toHaveAttribute("data-day", "3 Nov 2026");
  });

  it("covers an empty field with the text that no day is chosen", () => {
    render(<DateField label="Loading day" value="" onChange={() => undefined} />);
    expect(screen.getByLabelText("Loading day").closest("[data-day]")).toHaveAttribute("data-day", "Choose a day");
  });
});

describe("money field", () => {
  it("groups in the Indian way while typing and passes on the plain figure (R-413)", async () => {
    render(<Money />);
    await userEvent.type(price(), "12345678");
    expect(price()).toHaveValue("1,23,45,678");
    expect(screen.getByRole("status")).toHaveTextContent("12345678");
  });

  it("keeps the caret where the next digit belongs", async () => {
    const user = userEvent.setup();
    render(<Money start="45000" />);
    await user.click(price());
    price().setSelectionRange(1, 1);
    await user.keyboard("9");
    expect(price()).toHaveValue("4,95,000");
    expect(price().selectionStart).toBe(3);
    await user.keyboard("8");
    expect(price()).toHaveValue("49,85,000");
  });

  it("deletes the digit before a comma, not the comma", async () => {
    const user = userEvent.setup();
    render(<Money start="45000" />);
    await user.click(price());
    price().setSelectionRange(3, 3);
    await user.keyboard("{Backspace}");
    expect(price()).toHaveValue("4,000");
    expect(price().selectionStart).toBe(1);
    await user.keyboard("{Delete}");
    expect(price()).toHaveValue("400");
  });

  it("accepts a pasted amount with its sign and grouping", async () => {
    const user = userEvent.setup();
    render(<Money decimals={2} />);
    await user.click(price());
    await user.paste("₹ 1,69,243.50");
    expect(price()).toHaveValue("1,69,243.50");
    expect(screen.getByRole("status")).toHaveTextContent("169243.50");
  });

  it.each(["-1", "20,5", "1e9", "10a7.b5.5", "1,69,243.507", "20,50,"])(
    "keeps %p as it was typed, for the form to report",
    async (text) => {
      const user = userEvent.setup();
      render(<Money decimals={2} />);
      await user.type(price(), text);
      expect(price()).toHaveValue(text);
    },
  );

  it("reads a figure that was typed with its commas", async () => {
    const user = userEvent.setup();
    render(<Money />);
    await user.type(price(), "99,999");
    expect(screen.getByRole("status")).toHaveTextContent("99999");
    await user.type(price(), "0");
    expect(price()).toHaveValue("9,99,990");
  });
});

describe("a field of whole figures", () => {
  it("keeps a typed point and what follows for the form to refuse, with the caret in place (R-268)", async () => {
    const user = userEvent.setup();
    render(<Money />);
    await user.type(price(), "1850.50");
    expect(price()).toHaveValue("1,850.50");
    expect(screen.getByRole("status")).toHaveTextContent("1850.50");
    price().setSelectionRange(5, 5);
    await user.keyboard("{Backspace}9");
    expect(price()).toHaveValue("1,859.50");
    expect(price().selectionStart).toBe(5);
  });

  it("reads a pasted figure like a typed one", async () => {
    const user = userEvent.setup();
    render(<Money />);
    await user.click(price());
    await user.paste("1,850.50");
    expect(price()).toHaveValue("1,850.50");
  });
});

describe("number field", () => {
  it("steps up and down within its limits, to the exact kilogram", async () => {
    const handleChange = jest.fn();
    render(<Quantity onChange={handleChange} />);
    const more = screen.getByRole("button", { name: "More, Quantity in MT, 8 mm" });
    await userEvent.click(more);
    expect(handleChange).toHaveBeenLastCalledWith("30");
    expect(more).toHaveAttribute("aria-disabled", "true");
    expect(more).toHaveFocus();
    await userEvent.click(more);
    expect(handleChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Less, Quantity in MT, 8 mm" }));
    expect(handleChange).toHaveBeenLastCalledWith("29");
  });
});

describe("a quantity with steps", () => {
  it("does not step from a text that is not a figure, and leaves it unchanged", async () => {
    const handleValue = jest.fn();
    render(<NumberField label="Quantity" value="20,5" step={1} onValue={handleValue} />);
    expect(screen.getByRole("textbox", { name: "Quantity" })).toHaveValue("20,5");
    await userEvent.click(screen.getByRole("button", { name: "More, Quantity" }));
    expect(handleValue).not.toHaveBeenCalled();
  });
});

describe("one-time code", () => {
  it("is one field for six digits that accepts autofill and a pasted message (R-104)", async () => {
    const handleValue = jest.fn();
    render(<OtpField label="One-time password" value="" onValue={handleValue} />);
    const field = screen.getByRole("textbox", { name: "One-time password" });
    expect(field).toHaveAttribute("autocomplete", "one-time-code");
    expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(field);
    await userEvent.paste("482 913 ");
    expect(handleValue).toHaveBeenLastCalledWith("482913");
  });

  it("shows how long the code is valid", () => {
    render(<OtpValidity secondsLeft={38} totalSeconds={60} resendInSeconds={8} />);
    expect(screen.getByRole("timer")).toHaveTextContent("Code valid for 00:38");
    expect(screen.getByText("Resend in 8 s")).toBeVisible();
  });
});

describe("search field", () => {
  it("clears and keeps the focus", async () => {
    const handleValue = jest.fn();
    render(<SearchField label="Search" value="tmt" onValue={handleValue} />);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(handleValue).toHaveBeenCalledWith("");
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveFocus();
  });
});

describe("file field", () => {
  it("takes a file, shows it and removes it again", async () => {
    const { container } = render(<Paper />);
    const field = screen.getByLabelText("Vehicle document");
    expect(field).toHaveAccessibleDescription("PDF, JPG or PNG, up to 1 MB");
    await userEvent.upload(field, new File(["rc"], "rc-book.pdf", { type: "application/pdf" }));
    expect(screen.getByText("rc-book.pdf")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove rc-book.pdf" }));
    expect(screen.queryByText("rc-book.pdf")).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it("refuses a file of another kind, one that is too large and an empty one, with the reason", () => {
    render(<Paper />);
    const field = screen.getByLabelText("Vehicle document");
    const choose = (file: File): void => {
      fireEvent.change(field, { target: { files: [file] } });
    };
    choose(new File(["x"], "list.xlsx", { type: "application/vnd.ms-excel" }));
    expect(screen.getByText("list.xlsx is not PDF, JPG or PNG.")).toBeVisible();
    choose(new File([new Uint8Array(1024 * 1024 * 2)], "scan.pdf", { type: "application/pdf" }));
    expect(screen.getByText("scan.pdf has 2 MB; at most 1 MB can be sent.")).toBeVisible();
    choose(new File([], "empty.png", { type: "image/png" }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("empty.png is empty. PDF, JPG or PNG, up to 1 MB");
  });
  it("takes a file again under the name of a refused one, once it is mended", async () => {
    render(<Paper />);
    const field = screen.getByLabelText<HTMLInputElement>("Vehicle document");
    await userEvent.upload(field, new File([], "rc-book.pdf", { type: "application/pdf" }));
    expect(field).toBeInvalid();
    expect(field.files).toHaveLength(0);
    await userEvent.upload(field, new File(["rc"], "rc-book.pdf", { type: "application/pdf" }));
    expect(field).toBeValid();
    expect(screen.getByText("rc-book.pdf")).toBeVisible();
  });
});
