import type { Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { journeyOfVisits } from "../harness/journey";
import { askForBars } from "../harness/quotations";
import { signedIn } from "../harness/sign-in";
import { rowOf } from "../market-day/clerk";

const messages = (page: Page, title = "Messages with our desk") => page.getByRole("log", { name: title });
const send = (page: Page) => page.getByRole("button", { name: "Send" });

journeyOfVisits(
  "a buyer writes to the desk with a file, the desk answers from its queue, the answer appears without a reload, and the seller sees none of it",
  async ({ visit }) => {
    const { page: buyer } = await visit({ session: await signedIn("buyer"), screen: "phone" });
    await buyer.goto("/");
    const { id, number } = await askForBars(apiOf(buyer));
    await buyer.goto(`/quotation-detail/${id}`);
    const field = buyer.getByLabel("Write to our desk");
    await field.fill("Call me on 98220 12345");
    await send(buyer).click();
    await buyer.getByText("Please leave out a phone number: parties of a quotation stay anonymous").waitFor();
    expect(await field.inputValue()).toBe("Call me on 98220 12345");
    await field.fill("Can it be loaded on Monday?");
    const certificate = { name: "yard.jpg", mimeType: "image/jpeg", buffer: await buyer.screenshot({ type: "jpeg" }) };
    await buyer.getByLabel("Attach a file").setInputFiles(certificate);
    await send(buyer).click();
    await messages(buyer).getByText("Can it be loaded on Monday?").waitFor();
    expect(await field.inputValue()).toBe("");

    const { page: desk } = await visit({ session: await signedIn("staff") });
    await desk.goto("/desk?kind=message");
    await rowOf(desk, number).click();
    await messages(desk)
      .getByRole("link", { name: /yard\.jpg/ })
      .waitFor();
    await desk.getByLabel("Write an answer").fill("Yes, the mill loads from 7 am.");
    await send(desk).click();
    await messages(desk).getByText("Yes, the mill loads from 7 am.").waitFor();
    await desk.getByText("Waiting for an answer").waitFor({ state: "detached" });

    await messages(buyer).getByText("Yes, the mill loads from 7 am.").waitFor();
    const { page: seller } = await visit({ session: await signedIn("seller") });
    await seller.goto(`/seller-quotation-detail/${id}`);
    await messages(seller).getByText("No messages yet.").waitFor();
    expect(await seller.getByText("Monday").count()).toBe(0);
  },
);
