import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("shows the figures of each act, and only those of one person and one kind where they are chosen", async () => {
  const api = fakeDesk();
  const entry = {
    id: 5,
    at: "2026-11-20T05:00:00.000Z",
    actor: "Anita Desai",
    subject: "order:96",
    about: "Order O2627000096, Agrawal Traders",
    page: "/desk/order/96",
    reason: "Agreed",
  };
  const detail = '{"amount":120000,"expected_due":5}';
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [{ ...entry, action: "order refund", detail }] });
  api.answer("GET /desk/user", DeskUserListAnswer, {
    data: [aDeskUser({ id: 91, type: "staff", name: "Anita Desai" })],
  });
  const tab = await renderAt(routes, "/desk/books?section=trail");
  const row = await screen.findByRole("row", { name: /Overpayment refunded/ });
  expect(row).toHaveTextContent("Amount: ₹1,20,000.00");
  expect(within(row).getByRole("link", { name: "Order O2627000096, Agrawal Traders" })).toHaveAttribute(
    "href",
    "/desk/order/96",
  );
  expect(row).not.toHaveTextContent("expected");

  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Person" }));
  await user.click(await screen.findByRole("option", { name: /Anita Desai/ }));
  await user.selectOptions(screen.getByLabelText("About"), "Orders");
  expect(await screen.findByRole("row", { name: /Overpayment refunded/ })).toBeVisible();
  expect(tab.address()).toBe("/desk/books?section=trail&person=91&kind=order");
  expect(
    api
      .calls("GET /desk/audit")
      .map(({ query }) => query.toString())
      .at(-1),
  ).toBe("kind=order&person_id=91");
});

it("answers what a clerk did on a day: only their own acts, as in the address", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/user", DeskUserListAnswer, {
    data: [aDeskUser({ id: 91, type: "staff", name: "Anita Desai" })],
  });
  const tab = await renderAt(routes, "/desk/books?section=trail&person=91&day=2026-11-21");
  const asked = () => api.calls("GET /desk/audit").at(-1)?.query.toString();
  const entries = await screen.findByLabelText("Entries");
  expect(asked()).toBe("day=2026-11-21&person_id=91");

  await userEvent.setup().selectOptions(entries, "Only what they did");

  expect(tab.address()).toBe("/desk/books?section=trail&person=91&whose=own&day=2026-11-21");
  await waitFor(() => expect(asked()).toBe("day=2026-11-21&actor_id=91"));
});
