import { quotationMessagesPath } from "@mandi/shared/contract/page-paths";
import { QuotationAnswer } from "@mandi/shared/contract/quotation";
import { ThreadAnswer } from "@mandi/shared/contract/thread";
import { aQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aMessage } from "@mandi/shared/testing/thread-builders";
import { watchScreen } from "@mandi/shared/testing/watch-screen";
import { screen, waitFor } from "@testing-library/react";
import { routes } from "../area";
import { knownPrices } from "../testing/beside-quotation";

const read = "POST /quotation-thread/:id/read";
const readThread = "GET /quotation-thread/:id";

afterEach(() => {
  jest.restoreAllMocks();
});

/** The page at this address with an unread message of the desk, and how that message comes onto the screen. */
async function openUnread(address: string) {
  const bringTo = watchScreen();
  signInAs("customer");
  const api = fakeApi();
  const thread = { data: [aMessage(), aMessage({ id: 2, is_desk: 1, text: "Yes, at 7 am." })], read_to: 0 };
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: aQuotation() });
  api.answer(readThread, ThreadAnswer, () => ({ ...thread }));
  knownPrices(api);
  api.confirm(read, "Marked as read.");
  await renderAt(routes, address);
  const text = await screen.findByText("Yes, at 7 am.");
  const scrollTo = (isInView: boolean) => bringTo(text, isInView);
  return { api, thread, scrollTo };
}

it("leads from an unread message to the messages, with the focus on their heading", async () => {
  await openUnread(quotationMessagesPath(8));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Messages with our desk" })).toHaveFocus());
});

it("marks a message of the desk as read once it is on the screen, not when the page has loaded it", async () => {
  const { api, thread, scrollTo } = await openUnread("/quotation-detail/8");
  expect(screen.getByRole("heading", { name: "Messages with our desk" })).not.toHaveFocus();
  await scrollTo(false);
  expect(api.calls(read)).toEqual([]);

  thread.read_to = 2;
  const before = api.calls(readThread).length;
  await scrollTo(true);
  await waitFor(() => expect(api.calls(readThread)).toHaveLength(before + 1));
  await scrollTo(false);
  await scrollTo(true);
  expect(api.calls(read)).toEqual([expect.objectContaining({ body: { message_id: 2 } })]);
});

it("tries again when the message comes into view again, where it could not be marked", async () => {
  const { api, scrollTo } = await openUnread("/quotation-detail/8");
  api.refuse(read, 503, { message: "Please try again." });
  await scrollTo(true);
  await waitFor(() => expect(api.calls(read)).toHaveLength(1));
  await scrollTo(false);
  await scrollTo(true);
  await waitFor(() => expect(api.calls(read)).toHaveLength(2));
  expect(screen.getByText("Yes, at 7 am.")).toBeVisible();
});
