import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { aDeskQuotation, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { mark, quotationWith } from "../testing/fake-quotation";

/** A person who returns to a tab sees what has changed in the meantime. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

async function askToMark(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText("Reason"), "The lowest");
  await user.click(screen.getByRole("button", { name: "Mark" }));
  await screen.findByRole("dialog", { name: "Mark Q2627000184 with this pair?" });
}

it("closes the confirmation of a mark when a colleague gave more time, and says until when, who and why", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  await renderAt(routes, "/desk/quotation/184");
  await askToMark(user);
  const later = aDeskQuotation({ deadline: "2126-11-21T06:30:00.000Z" });
  api.answer("GET /desk/quotation/:id", DeskQuotationAnswer, { data: later });
  const given = aTrailRow({ action: "quotation extend", actor: "Imran Sheikh", reason: "One more truck" });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [given] });
  await lookAgain();

  expect(await screen.findByText(/^The offers now close 21 Nov 2126, 12:00 pm\./)).toBeVisible();
  expect(await screen.findByText(/^The last act of the desk: Imran Sheikh, .*One more truck$/)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reason")).toHaveValue("The lowest");
  expect(api.calls(mark)).toEqual([]);
});

it("keeps the way to the next item of the queue when this one has left it, as after more time", async () => {
  const api = quotationWith();
  const place = { place: 2, count: 5, before: null, after: { id: 185, number: "Q2627000185" }, taken: null };
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: place });
  await renderAt(routes, "/desk/quotation/184");
  expect(await screen.findByText("2 of 5")).toBeVisible();
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  await lookAgain();

  expect(await screen.findByText("Not in the queue now")).toBeVisible();
  expect(screen.queryByText("2 of 5")).toBeNull();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/desk/quotation/185");
  expect(screen.queryByRole("button", { name: "Take" })).toBeNull();
});
