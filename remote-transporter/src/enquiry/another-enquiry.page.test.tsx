import { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightEnquiry } from "@mandi/shared/testing/transporter-builders";
import { discardChanges, keepEditing, waysOut } from "@mandi/shared/testing/unsaved-question";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const readRoute = "GET /transporter/product-enquiry/:id";
const bidRoute = "POST /transporter/product-enquiry/:id";
const pathOf = (id: number) => `/transporter-product-enquiry-detail/${id}`;

/** From one enquiry to another without the list between them, as over the search of the header. */
async function moveToAnother() {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  nobodyWrote(api);
  api.answer(readRoute, TransporterEnquiryAnswer, ({ params }) => ({
    data: aFreightEnquiry({ id: Number(params["id"]), unique_id: `Q2627000${params["id"]}` }),
    bidding_list: [],
  }));
  api.confirm(bidRoute, "Your price has been submitted.");
  const tab = await renderAt(routes, pathOf(184));
  await pageOf(184);
  await tab.go(pathOf(185));
  await pageOf(185);
  return { user, api, tab };
}

const pageOf = async (id: number) =>
  waitFor(() => expect(screen.getByRole("region", { name: "Product details" })).toHaveTextContent(`Q2627000${id}`));

async function openPriceDialog(user: ReturnType<typeof userEvent.setup>) {
  const [button] = screen.getAllByRole("button", { name: "Update Price" });
  await user.click(button ?? document.body);
  return screen.findByRole("dialog", { name: "Update Price" });
}

it("closes the price dialog of an enquiry when Back leads to another one", async () => {
  const { user, tab } = await moveToAnother();
  await openPriceDialog(user);
  await tab.back();
  await pageOf(184);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("sends a price typed for one enquiry to no other one, also when it was discarded on the way", async () => {
  const { user, api, tab } = await moveToAnother();
  await openPriceDialog(user);
  await user.type(screen.getByLabelText("Freight price, per MT, before GST"), "1700");
  await waysOut.escape(user);
  await keepEditing(user);
  await tab.back();
  await discardChanges(user);
  await pageOf(184);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(bidRoute)).toHaveLength(0);
});

it("goes on refreshing an enquiry when another one was paused", async () => {
  const { user, tab } = await moveToAnother();
  await user.click(screen.getByRole("button", { name: "Pause refresh" }));
  await tab.back();
  await pageOf(184);
  expect(screen.getByRole("button", { name: "Pause refresh" })).toBeVisible();
});
