import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskThreadListAnswer } from "@mandi/shared/contract/desk/thread";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aThreadParty } from "@mandi/shared/testing/thread-builders";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { quotationWith } from "../testing/fake-quotation";

it("begins a message in its field, and leads on to the thread once it is sent", async () => {
  const user = userEvent.setup();
  const api = quotationWith();
  const list = "GET /desk/quotation/:id/thread";
  const silent = { thread_id: null, messages: 0, waits_since: null };
  api.answer(list, DeskThreadListAnswer, { data: [aThreadParty(silent)] });
  api.answer("POST /desk/quotation/:id/thread", DeskAnswer, { message: "The message is sent.", approval_id: null });
  await renderAt(routes, "/desk/quotation/184");
  await user.click(await screen.findByRole("button", { name: "Write to Agrawal Traders" }));
  const field = await screen.findByRole("textbox", { name: "Write to Agrawal Traders" });
  expect(field).toHaveFocus();
  await user.type(field, "The truck is late.");
  api.answer(list, DeskThreadListAnswer, { data: [aThreadParty({ thread_id: 12, waits_since: null })] });
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Open the messages with Agrawal Traders" })).toHaveFocus(),
  );
});
