import { act, fireEvent, render, screen } from "@testing-library/react";
import { useFormikContext } from "formik";
import { todayInIndia, useToday } from "../../query/today";
import { setClockOffset } from "../../time/clock-offset";
import { FormTextField } from "./form-field";
import { SubmitForm } from "./submit-form";
import { FormTodayField } from "./today-field";

/** Ten minutes before midnight in India. */
beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T18:20:00Z") }));
afterEach(() => {
  setClockOffset(0);
  jest.useRealTimers();
});

function InvoiceForm() {
  const today = useToday();
  return (
    <SubmitForm initialValues={{ day: today, number: "" }} onSubmit={async () => undefined}>
      <>
        <FormTodayField name="day" label="Invoice date" max={today} today={today} />
        <FormTextField name="number" label="Invoice number" />
        <Unsaved />
      </>
    </SubmitForm>
  );
}

function Unsaved() {
  return <p>{useFormikContext().dirty ? "unsaved" : "untouched"}</p>;
}

const passMidnight = () => act(() => jest.advanceTimersByTimeAsync(20 * 60_000));
const day = () => screen.getByLabelText("Invoice date");

it("follows the day while nothing is typed, and stays untouched", async () => {
  render(<InvoiceForm />);
  expect(day()).toHaveValue("2026-11-13");
  await passMidnight();
  expect(day()).toHaveValue("2026-11-14");
  expect(day()).toHaveAttribute("max", "2026-11-14");
  expect(screen.getByText("untouched")).toBeVisible();
});

it("follows the day when only another field is typed, which stays", async () => {
  render(<InvoiceForm />);
  fireEvent.change(screen.getByLabelText("Invoice number"), { target: { value: "B/41" } });
  await passMidnight();
  expect(day()).toHaveValue("2026-11-14");
  expect(screen.getByLabelText("Invoice number")).toHaveValue("B/41");
  expect(screen.getByText("unsaved")).toBeVisible();
});

it("keeps a day that somebody chose", async () => {
  render(<InvoiceForm />);
  fireEvent.change(day(), { target: { value: "2026-11-10" } });
  await passMidnight();
  expect(day()).toHaveValue("2026-11-10");
});

it("is the server's day, also on a device that is a day ahead", () => {
  setClockOffset(-24 * 60 * 60_000);
  expect(todayInIndia()).toBe("2026-11-12");
  render(<InvoiceForm />);
  expect(day()).toHaveValue("2026-11-12");
});
