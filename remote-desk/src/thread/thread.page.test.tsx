import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskQueuePlaceAnswer } from "@mandi/shared/contract/desk/queue";
import { DeskThreadAnswer } from "@mandi/shared/contract/desk/thread";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aDeskThread, aMessage } from "@mandi/shared/testing/thread-builders";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const answer = "POST /desk/thread/:id/answer";
const settle = "POST /desk/thread/:id/settle";

async function openThread(change: Parameters<typeof aDeskThread>[0] = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/thread/:id", DeskThreadAnswer, { data: aDeskThread(change) });
  api.answer("GET /desk/queue/place", DeskQueuePlaceAnswer, { data: null });
  api.answer(answer, DeskAnswer, { message: "The answer is sent.", approval_id: null });
  api.answer(settle, DeskAnswer, { message: "Nothing is waiting in this thread any more.", approval_id: null });
  await renderAt(routes, "/desk/thread/12");
  await screen.findByLabelText("Write an answer");
  return api;
}

const send = () => screen.getByRole("button", { name: "Send" });

it("answers what the page shows, and empties the field once it is sent", async () => {
  const user = userEvent.setup();
  const api = await openThread();
  expect(within(screen.getByRole("log")).getByText("Can it be loaded on Monday?")).toBeVisible();

  await user.type(screen.getByLabelText("Write an answer"), "Yes, at 7 am.");
  await user.click(send());

  const body = { text: "Yes, at 7 am.", seen_to: 1, reason: "Message about Q2627000184" };
  expect(api.calls(answer)).toEqual([expect.objectContaining({ body })]);
  expect(screen.getByLabelText("Write an answer")).toHaveValue("");
});

it("refuses contact details before sending, names their kind, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const api = await openThread();
  await user.type(screen.getByLabelText("Write an answer"), "Ask 9822012345");
  await user.click(send());

  expect(screen.getByLabelText("Write an answer")).toBeInvalid();
  expect(screen.getByText(/Please leave out a phone number/)).toBeVisible();
  expect(screen.getByLabelText("Write an answer")).toHaveValue("Ask 9822012345");
  expect(api.calls(answer)).toEqual([]);
});

it("settles a message that needs no answer", async () => {
  const user = userEvent.setup();
  const api = await openThread();
  await user.click(screen.getByRole("button", { name: "Needs no answer" }));
  expect(api.calls(settle)).toEqual([
    expect.objectContaining({ body: { seen_to: 1, reason: "Message about Q2627000184" } }),
  ]);
});

it("shows which member of staff wrote, and no button to settle when nothing waits", async () => {
  const messages = [{ ...aMessage({ is_desk: 1, text: "Loaded at 7 am." }), author: "Meera Kulkarni" }];
  await openThread({ waits_since: null, messages });
  expect(within(screen.getByRole("log")).getByText(/Meera Kulkarni/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Needs no answer" })).not.toBeInTheDocument();
});
