import { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightEnquiry } from "@mandi/shared/testing/transporter-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const bidRoute = "POST /transporter/product-enquiry/:id";
const price = () => screen.getByLabelText("Freight price, per MT, before GST");

/** A transporter whose range is ₹1,650 to ₹1,950 types a price and presses Enter. */
async function typePrice(text: string) {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  nobodyWrote(api);
  api.answer("GET /transporter/product-enquiry/:id", TransporterEnquiryAnswer, {
    data: aFreightEnquiry(),
    bidding_list: [],
  });
  api.confirm(bidRoute, "Your price has been submitted.");
  await renderAt(routes, "/transporter-product-enquiry-detail/184");
  for (const opener of (await screen.findAllByRole("button", { name: "Update Price" })).slice(0, 1))
    await user.click(opener);
  await screen.findByRole("dialog", { name: "Update Price" });
  await user.type(price(), `${text}{Enter}`);
  return { user, api, question: within(await screen.findByRole("dialog", { name: /^Send ₹/ })) };
}

it.each([
  ["180", "₹1,800", "1,800", 1800],
  ["18000", "₹1,800", "1,800", 1800],
])(
  "puts the price that %s stands for into the field, and sends it once the transporter submits it",
  async (typed, meant, shown, sent) => {
    const { user, api, question } = await typePrice(typed);
    expect(question.getByText(new RegExp(`Did you mean ${meant}\\?`))).toBeVisible();
    await user.click(question.getByRole("button", { name: `Use ${meant}` }));
    await waitFor(() => expect(price()).toHaveValue(shown));
    await waitFor(() => expect(price()).toHaveFocus());
    expect(api.calls(bidRoute)).toHaveLength(0);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(api.calls(bidRoute).map(({ body }) => body)).toEqual([{ price: sent }]));
  },
);

it("suggests no price where neither ten times it nor a tenth of it lies in the range", async () => {
  const { question } = await typePrice("19");
  expect(question.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(question.getByRole("button", { name: "Correct the price" })).toBeVisible();
});
