import { type TransporterEnquiry, TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightBid, aFreightEnquiry } from "@mandi/shared/testing/transporter-builders";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const read = "GET /transporter/product-enquiry/:id";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openEnquiry(change: Partial<TransporterEnquiry>) {
  signInAs("transporter");
  const api = fakeApi();
  nobodyWrote(api);
  const answer = (part: Partial<TransporterEnquiry>) =>
    api.answer(read, TransporterEnquiryAnswer, {
      data: aFreightEnquiry(part),
      bidding_list: [aFreightBid("Om Sai Logistics", 1850)],
    });
  answer(change);
  await renderAt(routes, "/transporter-product-enquiry-detail/184");
  await screen.findByRole("table", { name: "Bidding list" });
  return { api, answer, looks: () => api.calls(read).length };
}

it.each(["won", "lost", "closed"] as const)(
  "is not refetched once it is %s, and does not mention refreshing",
  async (status) => {
    const { looks } = await openEnquiry({ status, is_closed: 1 });
    await pass(600_000);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(looks()).toBe(1);
    expect(screen.queryByText(/refresh/i)).not.toBeInTheDocument();
  },
);

it("slows down when a seller is marked, shows how it ended, and then stops", async () => {
  const { answer, looks } = await openEnquiry({});
  expect(screen.getByText(/refreshes every 10 seconds/)).toBeVisible();
  const announcers = screen.getAllByRole("status");
  answer({ is_closed: 1 });
  await pass(10_000);
  expect(screen.getByText(/refreshes every 15 seconds/)).toBeVisible();
  const marked = looks();
  await pass(14_000);
  expect(looks()).toBe(marked);
  answer({ status: "lost", is_closed: 1 });
  await pass(1_000);
  expect(screen.getByText("Another transporter was chosen.")).toBeVisible();
  expect(announcers).toContain(screen.getByText("Another transporter was chosen.").closest("[role=status]"));
  const last = looks();
  await pass(600_000);
  expect(looks()).toBe(last);
});

it("shows since when the board is old while refetches fail, keeps it, and removes the remark once one succeeds", async () => {
  const { api, answer } = await openEnquiry({});
  api.refuse(read, 503);
  await pass(10_000);
  expect(screen.getByText(/^Not refreshed since \d/)).toBeVisible();
  expect(screen.getByRole("row", { name: /Om Sai Logistics/ })).toBeVisible();
  answer({});
  await pass(10_000);
  expect(screen.queryByText(/^Not refreshed since/)).not.toBeInTheDocument();
});

it("also shows it when the board could not be refetched after the price was accepted (R-383)", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { api } = await openEnquiry({});
  api.confirm("POST /transporter/product-enquiry/:id", "Your price has been submitted.");
  await user.click(screen.getAllByRole("button", { name: "Update Price" })[0] ?? document.body);
  await user.type(await screen.findByLabelText("Freight price, per MT, before GST"), "1780");
  api.refuse(read, 503);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(1_600);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText(/^Not refreshed since \d/)).toBeVisible();
});
