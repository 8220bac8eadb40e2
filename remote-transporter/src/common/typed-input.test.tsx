import { BeltListAnswer, StateListAnswer } from "@mandi/shared/contract/transporter/belt";
import { TransporterProductListAnswer } from "@mandi/shared/contract/transporter/choices";
import { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aBelt, aCarriedOrder, aFreightEnquiry, aProductChoice } from "@mandi/shared/testing/transporter-builders";
import { discardChanges, keepEditing, pressBeside, waysOut } from "@mandi/shared/testing/unsaved-question";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";
import { photo, waitingFor } from "../testing/carried-order";

const enquiry = "/transporter-product-enquiry-detail/184";
const view = (name: string) => `/transporter-products?view=${name}`;

/** What these pages read; an unexpected write fails the test. */
function openTransporter() {
  signInAs("transporter");
  const api = fakeApi();
  const orders = [
    aCarriedOrder(waitingFor("eway_bill", { needs_eway_bill: false })),
    aCarriedOrder({ id: 32, unique_id: "Q2" }),
  ];
  api.answer("GET /transporter/belt", BeltListAnswer, { data: [aBelt()] });
  api.answer("GET /transporter/state", StateListAnswer, { state_list: ["Maharashtra"] });
  api.answer("GET /transporter/order", TransporterOrderListAnswer, aPage(orders));
  api.answer("GET /transporter/product", TransporterProductListAnswer, {
    data: [aProductChoice(), aProductChoice({ id: 2, name: "MS Billet" })],
  });
  api.answer("GET /transporter/product-enquiry/:id", TransporterEnquiryAnswer, {
    data: aFreightEnquiry({ my_price: 1820 }),
    bidding_list: [],
  });
  nobodyWrote(api);
}

// A dialog catches presses on the page behind it, which shows that it is open.
const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const dialogs = [
  ["a new belt", view("belt"), "Add New Belt", "Loading address", "Bhilai"],
  ["a changed belt", view("belt"), "Edit Raipur, Siltara and Urla", "Min price, Nagpur", "1,700"],
  ["a price", enquiry, "Update Price", "Freight price, per MT, before GST", "1,780"],
  ["a new vehicle", view("order"), "Add vehicle", "Vehicle number", "CG04"],
  ["an e-way bill", view("order"), "Add e-way bill", "E-way bill number", "1234 5"],
] as const;

async function openDialog(user: UserEvent, address: string, opener: string): Promise<HTMLElement> {
  openTransporter();
  await renderAt(routes, address);
  const [button] = await screen.findAllByRole("button", { name: opener });
  await user.click(button ?? document.body);
  return screen.findByRole("dialog");
}

describe("input typed into a dialog", () => {
  it.each(dialogs)("is never lost by closing %s without a question", async (_name, address, opener, label, text) => {
    const user = newUser();
    const dialog = await openDialog(user, address, opener);
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text.replace(",", ""));
    for (const leave of Object.values(waysOut)) {
      await leave(user);
      await keepEditing(user);
      expect(field).toHaveValue(text);
    }
    await pressBeside(user, dialog);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(field).toHaveValue(text);
    await waysOut.escape(user);
    await discardChanges(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each(dialogs)(
    "needs no question after the change was undone: %s closes at once",
    async (_name, address, opener, label) => {
      const user = newUser();
      const dialog = await openDialog(user, address, opener);
      await user.type(within(dialog).getByLabelText(label), "1{Backspace}");
      await waysOut.cancel(user);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    },
  );

  it("includes a photo, and a city that was removed from a belt", async () => {
    const user = newUser();
    const sheet = await openDialog(user, view("order"), "Add e-way bill");
    await user.upload(within(sheet).getByLabelText(/Photo of the e-way bill/), photo());
    await waysOut.escape(user);
    await keepEditing(user);
    expect(sheet).toHaveTextContent("pod.jpg");
    await waysOut.escape(user);
    await discardChanges(user);
    await user.selectOptions(screen.getByLabelText("Show"), "Belt List");
    await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
    await user.click(await screen.findByRole("button", { name: "Remove Nagpur" }));
    await waysOut.escape(user);
    await discardChanges(user);
  });

  it("is not discarded by continuing without an e-way bill", async () => {
    const user = newUser();
    const sheet = await openDialog(user, view("order"), "Add e-way bill");
    expect(within(sheet).getByRole("button", { name: "Deliver without e-way bill" })).toBeVisible();
    await user.type(within(sheet).getByLabelText("E-way bill number"), "1");
    expect(within(sheet).queryByRole("button", { name: "Deliver without e-way bill" })).not.toBeInTheDocument();
    await user.clear(within(sheet).getByLabelText("E-way bill number"));
    expect(within(sheet).getByRole("button", { name: "Deliver without e-way bill" })).toBeVisible();
  });
});

it("asks before unsaved ticks are left, and not when the list is only searched", async () => {
  const user = newUser();
  openTransporter();
  const tab = await renderAt(routes, view("product"));
  await user.click(await screen.findByRole("checkbox", { name: /MS Billet/ }));
  await user.type(screen.getByRole("searchbox"), "billet");
  await waitFor(() => expect(tab.address()).toBe(`${view("product")}&q=billet`));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Show"), "Belt List");
  await keepEditing(user);
  expect(screen.getByRole("checkbox", { name: /MS Billet/ })).toBeChecked();
  await user.selectOptions(screen.getByLabelText("Show"), "Belt List");
  await discardChanges(user);
  expect(await screen.findByRole("article", { name: "Raipur, Siltara and Urla" })).toBeVisible();
});
