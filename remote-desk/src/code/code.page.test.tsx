import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPayoutBatchAnswer } from "@mandi/shared/contract/desk/payout";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { aPayoutBatch } from "@mandi/shared/testing/desk-money-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const drop = "POST /desk/payout-batch/:id/drop";

/** A batch whose payment has just been dropped, while the server requires a new code. */
async function askedForCode() {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/payout-batch/:id", DeskPayoutBatchAnswer, { data: aPayoutBatch() });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.refuse(drop, 422, { code: "code_missing", message: "This needs a new one-time code." });
  api.confirm("POST /otp-login", "The code is on its way to your phone.");
  await renderAt(routes, "/desk/payouts/7");
  await user.type(await screen.findByLabelText("Reason"), "Account closed");
  await user.click(screen.getByRole("button", { name: /^Drop the payment/ }));
  const question = await screen.findByRole("dialog", { name: "Drop the payment to Kaveri Ispat Limited?" });
  await user.click(within(question).getByRole("button", { name: "Drop" }));
  return { user, api, dialog: await screen.findByRole("dialog", { name: "Enter a new code" }) };
}

it("sends a code to the reader's own phone, and repeats the act once it is entered", async () => {
  const { user, api, dialog } = await askedForCode();
  expect(api.calls("POST /otp-login")).toEqual([expect.objectContaining({ body: { phone: "9000000001" } })]);
  api.refuse("POST /desk/code", 422, { code: "otp_wrong", message: "The code does not match. 4 tries left." });
  const field = within(dialog).getByLabelText("One-time password");
  await user.type(field, "123456{Enter}");
  expect(await within(dialog).findByText("The code does not match. 4 tries left.")).toBeVisible();
  expect(api.calls(drop)).toHaveLength(1);

  api.confirm("POST /desk/code", "Thank you. You can continue.");
  api.answer(drop, DeskAnswer, { message: "The payment is dropped.", approval_id: null });
  await user.clear(field);
  await user.type(field, "654321");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(api.calls(drop)).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText("Reason")).toHaveValue("");
  const [first, second] = api.calls(drop);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(api.calls("POST /desk/code").at(-1)).toMatchObject({ body: { otp: "654321" } });
});

it("does nothing when the question is closed, and says where the code can still be entered", async () => {
  const { user, api } = await askedForCode();
  await user.keyboard("{Escape}");
  expect(await screen.findByText(/^Nothing was done\. Press the same button again/)).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Enter a new code" })).toBeNull();
  expect(api.calls(drop)).toHaveLength(1);
});

it("says calmly that the code sent before still counts when the question is asked again too soon for another", async () => {
  const { user, api } = await askedForCode();
  await user.keyboard("{Escape}");
  await screen.findByText(/^Nothing was done\./);
  const tooSoon = "Please wait 28 s before asking for another code.";
  api.refuse("POST /otp-login", 429, { code: "too_many", message: tooSoon });
  const question = screen.getByRole("dialog", { name: "Drop the payment to Kaveri Ispat Limited?" });
  await user.click(within(question).getByRole("button", { name: "Drop" }));

  const dialog = await screen.findByRole("dialog", { name: "Enter a new code" });
  expect(await within(dialog).findByText(/^The code that was sent to you before is still valid/)).toBeVisible();
  expect(within(dialog).queryByText(tooSoon)).toBeNull();
  expect(within(dialog).getByRole("alert")).toBeEmptyDOMElement();

  api.confirm("POST /desk/code", "Thank you. You can continue.");
  api.answer(drop, DeskAnswer, { message: "The payment is dropped.", approval_id: null });
  await user.type(within(dialog).getByLabelText("One-time password"), "654321{Enter}");
  await waitFor(() => expect(api.calls(drop)).toHaveLength(3));
});

it("shows why no code can be sent where none that was sent before is left", async () => {
  const user = userEvent.setup();
  const { api, dialog } = await askedForCode();
  api.confirm("POST /desk/code", "Thank you. You can continue.");
  await user.type(within(dialog).getByLabelText("One-time password"), "654321{Enter}");
  await waitFor(() => expect(api.calls(drop)).toHaveLength(2));
  const tooSoon = "Please wait 28 s before asking for another code.";
  api.refuse("POST /otp-login", 429, { code: "too_many", message: tooSoon });
  const question = await screen.findByRole("dialog", { name: "Drop the payment to Kaveri Ispat Limited?" });
  await user.click(within(question).getByRole("button", { name: "Drop" }));

  const again = await screen.findByRole("dialog", { name: "Enter a new code" });
  expect(await within(again).findByText(tooSoon)).toBeVisible();
});
