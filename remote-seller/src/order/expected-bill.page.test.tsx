import { anExpectedBill, aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { freshUser, openOrder, pass } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-13T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

const loaded = aSellerVehicle({
  reported_at: "2026-11-14T03:00:00.000Z",
  planned_quantity: 30,
  final_quantity: 29.5,
  expected_bill: anExpectedBill(),
});

const waitingFor = (vehicles = [loaded]) => aSellerOrder({ status: "loading", next_steps: ["invoice"], vehicles });

const expected = () => within(screen.getByRole("region", { name: "What your bill comes to" }));
const total = () => screen.getByLabelText(/^Total of your bill/);

async function openInvoice(order = waitingFor()) {
  const user = freshUser();
  await openOrder(order);
  await user.click(screen.getByRole("button", { name: "Invoice" }));
  return user;
}

it("names the total of the bill to the paisa, with weight, rate, taxes and rounding, before anything is typed", async () => {
  await openInvoice();
  expect(expected().getByText("29.500 MT at ₹47,300.00 per MT before GST")).toBeVisible();
  for (const [term, value] of [
    ["Taxable value", "₹13,95,350.00"],
    ["CGST 9%", "₹1,25,581.50"],
    ["SGST 9%", "₹1,25,581.50"],
    ["Total", "₹16,46,513.00"],
  ] as const) {
    expect(expected().getByText(term).nextElementSibling).toHaveTextContent(value);
  }
  expect(expected().getByText(/less the commission of ₹100.00 per MT/)).toBeVisible();
});

it("refuses a different total at its field, once and before anything is sent, and is silent once it fits", async () => {
  const user = await openInvoice();
  expect(total()).toHaveAccessibleDescription(/is refused: correct the loaded weight, or ask our desk/);
  await user.type(total(), "1395350");
  await user.type(screen.getByLabelText("Invoice number"), "KI/7");
  await user.click(screen.getByRole("button", { name: "Save invoice" }));
  await pass(1_000);
  const refusal = /₹2,51,163.00 less than what your bill comes to, so it is refused. It is the amount before GST/;
  expect(total()).toHaveAccessibleDescription(refusal);
  expect(total()).toHaveFocus();
  expect(screen.getAllByText(/so it is refused/)).toHaveLength(1);
  await user.clear(total());
  await user.type(total(), "1646513");
  await pass(1_000);
  expect(screen.queryByText(/so it is refused/)).not.toBeInTheDocument();
});

it("names the bill of the chosen vehicle only", async () => {
  const other = { ...loaded, id: 6, vehicle_number: "CG04MB5678", expected_bill: { ...anExpectedBill(), total: 999 } };
  const user = await openInvoice(waitingFor([loaded, other]));
  expect(screen.queryByText("What your bill comes to")).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Vehicle"), screen.getByRole("option", { name: /^CG 04 MB 5678/ }));
  await pass(0);
  expect(expected().getByText("Total").nextElementSibling).toHaveTextContent("₹999.00");
});
