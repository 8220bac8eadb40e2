import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskPriceAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskQuotation, aPrice, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { extend, mark, quotationWith, reject } from "../testing/fake-quotation";

const read = { deadline: "2126-11-21T05:00:00.000Z", is_closed: 0 };
const later = "2126-11-21T07:00:00.000Z";
const message = "The bidders have been given time until 21 Nov 2126, 12:30 pm in the meantime. Please look again.";
const lastAct = /^The last act of the desk: Imran Sheikh, .*One more truck$/;

type Api = ReturnType<typeof quotationWith>;
type Act = typeof extend | typeof reject | typeof mark;

/** A colleague gives time that the open page has not read, so the server refuses this act. */
function giveTimeMeanwhile(api: Api, route: Act): void {
  api.refuse(route, 409, { message });
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: aDeskQuotation({ ...read, deadline: later }) });
  const given = aTrailRow({ action: "quotation extend", actor: "Imran Sheikh", reason: "One more truck" });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [given] });
}

const closes = (api: Api, route: Act) => api.calls(route).map(({ body }) => Object(body).expected_close);

it("does not end a quotation to which a colleague has given time: it says so, who and why, and asks again with the reason", async () => {
  const user = userEvent.setup();
  const api = quotationWith(read);
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "Nobody can deliver");
  await user.click(screen.getByRole("button", { name: "Reject" }));
  const question = await screen.findByRole("dialog", { name: "Reject this quotation?" });
  giveTimeMeanwhile(api, reject);
  await user.click(within(question).getByRole("button", { name: "Reject" }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(lastAct)).toBeVisible();
  expect(await screen.findByText(/Offers close 21 Nov 2126, 12:30 pm\.$/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reason")).toHaveValue("Nobody can deliver");

  api.answer(reject, DeskAnswer, { message: "The quotation is rejected.", approval_id: null });
  await user.click(screen.getByRole("button", { name: "Reject" }));
  const again = await screen.findByRole("dialog", { name: "Reject this quotation?" });
  await user.click(within(again).getByRole("button", { name: "Reject" }));
  await waitFor(() => expect(screen.getByLabelText("Reason")).toHaveValue(""));
  expect(closes(api, reject)).toEqual([read.deadline, later]);
});

it("adds no time to a colleague's: it shows theirs, and keeps the reason and the chosen minutes", async () => {
  const user = userEvent.setup();
  const api = quotationWith(read);
  await renderAt(routes, "/desk/quotation/184");
  await user.type(await screen.findByLabelText("Reason"), "Only one truck");
  await user.click(screen.getByRole("button", { name: "More time" }));
  const question = await screen.findByRole("dialog", { name: "How much more time?" });
  await user.click(within(question).getByRole("radio", { name: "15 min" }));
  giveTimeMeanwhile(api, extend);
  await user.click(within(question).getByRole("button", { name: "Give more time" }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText(lastAct)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reason")).toHaveValue("Only one truck");
  expect(await screen.findByText(/Offers close 21 Nov 2126, 12:30 pm\.$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More time" }));
  const again = await screen.findByRole("dialog", { name: "How much more time?" });
  expect(within(again).getByRole("radio", { name: "15 min" })).toBeChecked();
  expect(closes(api, extend)).toEqual([read.deadline]);
});

it("marks no own terms before the new close was read, keeps them, and then marks with it", async () => {
  const user = userEvent.setup();
  const api = quotationWith(read);
  api.answer("GET /desk/quotation/:id/price", DeskPriceAnswer, { data: aPrice() });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Own freight and terms" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark Q2627000184 with own freight and terms" });
  const press = async (name: string) => user.click(await within(dialog).findByRole("button", { name }));
  await user.selectOptions(within(dialog).getByLabelText("Seller"), "Kaveri Ispat Limited");
  await user.selectOptions(within(dialog).getByLabelText(/^Truck/), "Bharat Roadlines");
  await user.type(within(dialog).getByLabelText("Reason"), "By telephone");
  await press("Show the price");
  giveTimeMeanwhile(api, mark);
  await press("Mark");

  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(await within(dialog).findByText(lastAct)).toBeVisible();
  expect(await within(dialog).findByText("The offers now close 21 Nov 2126, 12:30 pm.")).toBeVisible();
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("By telephone");

  api.answer(mark, DeskAnswer, { message: "The seller is marked.", approval_id: null });
  await press("Show the price");
  await press("Mark");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(closes(api, mark)).toEqual([read.deadline, later]);
});
