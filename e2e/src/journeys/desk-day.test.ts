import type { Page } from "playwright-core";
import { apiAs } from "../harness/api-as";
import type { Api } from "../harness/api-of";
import { journeyOfVisits } from "../harness/journey";
import { answerBars, askForBars, statusOfQuotation } from "../harness/quotations";
import { signedIn } from "../harness/sign-in";
import { rowOf } from "../market-day/clerk";

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });

journeyOfVisits(
  "the desk marks a quotation on its board, accepts a large transfer, and a second person confirms it on a phone",
  async ({ visit }) => {
    const buyer = await apiAs(visit, "buyer");
    const { id } = await askForBars(buyer);
    await answerBars(id, { seller: await apiAs(visit, "seller"), transporter: await apiAs(visit, "transporter") });
    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto(`/desk/quotation/${id}`);
    await desk.getByLabel("Reason").fill("The lowest pair");
    await button(desk, "Mark").click();
    const question = desk.getByRole("dialog", { name: /^Mark Q.* with this pair\?$/ });
    await question.getByText("For price with GST").waitFor();
    expect(await statusOfQuotation(buyer, id)).toBe("pending");
    await button(desk, "Cancel").click();
    await button(desk, "Mark").click();
    await question.getByRole("button", { name: "Mark" }).click();
    await desk.getByText(/is marked, valid until/).waitFor();
    expect(await statusOfQuotation(buyer, id)).toBe("Seller Marked");

    const utr = `HDFC${Date.now()}`;
    const before = await cashOf(buyer);
    const paidOn = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await buyer.post("/cash-wallet/top-up", { amount: 1_200_000, utr, paid_on: paidOn });
    await desk.goto("/desk?kind=payment");
    await rowOf(desk, utr).click();
    await desk.getByText("Somebody else confirms it", { exact: false }).waitFor();
    await desk.getByLabel("Received, as the bank shows it").fill("1200000");
    await desk.getByLabel("Reason").fill("In the statement of this morning");
    await button(desk, "Accept ₹12,00,000").click();
    await desk.getByRole("link", { name: "Open the approval" }).click();
    await desk.getByText("You asked for this. Somebody else confirms it.").waitFor();
    expect(await cashOf(buyer)).toBe(before);

    const { page: phone } = await visit({ session: await signedIn("secondStaff"), screen: "phone" });
    await phone.goto(new URL(desk.url()).pathname);
    await phone.getByText("In the statement of this morning").waitFor();
    await phone.getByLabel("Reason").fill("Seen in the bank");
    await button(phone, "Confirm ₹12,00,000").click();
    await phone.getByText("Confirmed by you.").waitFor();
    expect(await cashOf(buyer)).toBe(before + 1_200_000);
  },
);

async function cashOf(buyer: Api): Promise<number> {
  return ((await buyer.get("/cash-wallet")) as { readonly cash_balance: number }).cash_balance;
}
