import { DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { keepEditing } from "@mandi/shared/testing/unsaved-question";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith } from "../testing/fake-order";

const orderCall = "GET /desk/order/:id";
const cancel = "POST /desk/order/:id/cancel";
const stays = /This page is not up to date. The form stays open with what you entered/;

/** The page refreshes at once when a person returns to its tab. */
const refresh = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

/** A half-filled cancellation of order 96. */
async function halfFilled() {
  const user = userEvent.setup();
  const api = deskWith({ status: "pending", steps: ["cancel"] });
  await renderAt(routes, "/desk/order/96");
  await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the order" });
  await user.type(within(dialog).getByLabelText("Refund of the advance"), "1500");
  await user.type(within(dialog).getByLabelText("Reason"), "Late");
  return { user, api, dialog };
}

function expectTyped(dialog: HTMLElement): void {
  expect(dialog).toBeVisible();
  expect(within(dialog).getByLabelText("Refund of the advance")).toHaveValue("1,500");
  expect(within(dialog).getByLabelText("Reason")).toHaveValue("Late");
}

it.each([
  [403, "This needs the role of operator."],
  [404, "There is no such order."],
])(
  "keeps a half-filled form when the page is refused with %i at a refresh, says so beside it, and shows the refusal when it closes",
  async (status, message) => {
    const { user, api, dialog } = await halfFilled();
    api.refuse(orderCall, status, { message });
    await refresh();

    expect(await within(dialog).findByText(stays)).toHaveTextContent(message);
    expectTyped(dialog);
    api.refuse(cancel, status, { message });
    await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));
    await waitFor(() => expect(within(dialog).getByRole("alert")).toHaveTextContent(message));
    expectTyped(dialog);
    await user.keyboard("{Escape}");
    await keepEditing(user);
    expectTyped(dialog);

    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Cancel the order" })).not.toBeInTheDocument();
  },
);

it("goes on as before when the next refresh succeeds", async () => {
  const { user, api, dialog } = await halfFilled();
  api.refuse(orderCall, 404, { message: "There is no such order." });
  await refresh();
  await within(dialog).findByText(stays);
  api.answer(orderCall, DeskOrderAnswer, { data: aDeskOrder({ status: "pending", steps: ["cancel"] }) });
  await refresh();

  await waitFor(() => expect(within(dialog).queryByText(stays)).not.toBeInTheDocument());
  expectTyped(dialog);
  await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("button", { name: "Cancel the order" })).toBeVisible();
});

it("keeps a half-filled form when the server fails while the page is read again after a refusal", async () => {
  const { user, api, dialog } = await halfFilled();
  api.refuse(cancel, 409, { message: "The order changed in the meantime." });
  api.refuse(orderCall, 503, { message: "The service is not available." });
  await user.click(within(dialog).getByRole("button", { name: "Cancel the order" }));

  expect(await within(dialog).findByText("The order changed in the meantime.")).toBeVisible();
  expectTyped(dialog);
});
