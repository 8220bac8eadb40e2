import { DeskTdsAdviceAnswer, DeskTdsMonthAnswer, DeskTdsReceivedAnswer } from "@mandi/shared/contract/desk/tds";
import { DeskTdsGivenAnswer } from "@mandi/shared/contract/desk/tds-given";
import { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const deducted = {
  user_id: 12,
  name: "Kaveri Ispat Limited",
  phone: "9000000011",
  pan: "AABCK2001K",
  code: "1031",
  quarter: "2026-27 Q2",
  deducted: 1_298,
  certified: 0,
  certificate: "",
  state: "due" as const,
};

it("gives the certificate of a quarter that is over and paid, with its number and file, and offers none of another", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/tds/month", DeskTdsMonthAnswer, { data: [] });
  api.answer("GET /desk/tds/quarter", DeskTdsQuarterAnswer, { data: [] });
  api.answer("GET /desk/tds/received", DeskTdsReceivedAnswer, { data: [] });
  api.answer("GET /desk/tds/advice", DeskTdsAdviceAnswer, { data: [] });
  api.answer("GET /desk/tds/given", DeskTdsGivenAnswer, {
    data: [deducted, { ...deducted, quarter: "2026-27 Q3", state: "running" }],
  });
  const user = userEvent.setup();
  await renderAt(routes, "/desk/books?section=tds");

  const table = await screen.findByRole("table", { name: "Certificates that we give, by quarter" });
  expect(within(table).getByText("quarter not over")).toBeVisible();
  expect(within(table).getAllByRole("button")).toHaveLength(1);
  await user.click(within(table).getByRole("button", { name: "Give certificate: Kaveri Ispat Limited, 2026-27 Q2" }));
  const question = await screen.findByRole("dialog", {
    name: "Give Kaveri Ispat Limited the certificate of 2026-27 Q2?",
  });
  expect(within(question).getByText("₹1,298.00")).toBeVisible();
  await user.click(within(question).getByRole("button", { name: "Give certificate" }));
  await waitFor(() => expect(within(question).getByText("Please enter the number of the certificate")).toBeVisible());
  expect(within(question).getByText("Please add the certificate as PDF")).toBeVisible();
  expect(api.calls("POST /desk/user/:id/tds-give")).toEqual([]);
});
