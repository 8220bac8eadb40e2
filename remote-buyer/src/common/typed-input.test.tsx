import { AddressListAnswer } from "@mandi/shared/contract/address";
import { AskedSellersAnswer } from "@mandi/shared/contract/asked-sellers";
import { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import {
  CreditDocumentTypeListAnswer,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { QuotationAnswer, SentQuotationListAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { anAddress } from "@mandi/shared/testing/buyer-builders/address";
import { aCreditRequest, aDocumentType } from "@mandi/shared/testing/buyer-builders/credit";
import { aMarkedQuotation, aSentQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { aCashWallet, aCreditWallet, transferDetails } from "@mandi/shared/testing/buyer-builders/wallet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { discardChanges, keepEditing, pressBeside, waysOut } from "@mandi/shared/testing/unsaved-question";
import { screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";
import { handedOver } from "../testing/handed-over";
import { writeMessage } from "../testing/rfq-page";

/** What these pages read; an unexpected write fails the test. */
function openBuyer() {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /address", AddressListAnswer, { data: [anAddress({ id: 3 })] });
  api.answer("GET /asked-sellers", AskedSellersAnswer, { data: { sellers: 3, reply_seconds: 3_600 } });
  api.answer("GET /cash-wallet", CashWalletAnswer, aCashWallet());
  api.answer("GET /bank-account", TransferDetailsAnswer, transferDetails());
  api.answer("GET /credit-wallet", CreditWalletAnswer, aCreditWallet({ assign_credit_balance: 0 }));
  api.answer("GET /credit-wallet-document-type", CreditDocumentTypeListAnswer, { data: [aDocumentType()] });
  api.answer("GET /credit-wallet-request", CreditRequestListAnswer, { data: [aCreditRequest()] });
  api.answer("GET /product-enquiry", SentQuotationListAnswer, aPage([aSentQuotation()]));
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: aMarkedQuotation() });
  besideQuotation(api);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  return api;
}

// A dialog catches presses on the page behind it, which shows that it is open.
const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

interface DialogCase {
  readonly address: string;
  readonly state?: unknown;
  readonly opener: string;
  readonly field: string;
  readonly text: string;
  readonly shown: string;
  readonly ways: readonly (keyof typeof waysOut)[];
}

const topUp: DialogCase = {
  address: "/wallet",
  opener: "Add money",
  field: "UTR number",
  text: "HDFCN526112",
  shown: "HDFCN526112",
  ways: ["escape", "close", "cancel"],
};
const repayment: DialogCase = {
  address: "/wallet?tab=credit",
  opener: "Repay credit",
  field: "Amount",
  text: "{Backspace}",
  shown: "19,000",
  ways: ["escape", "close"],
};
const newAddress: DialogCase = {
  address: "/create-rfq",
  state: handedOver,
  opener: "Add address",
  field: "Company name",
  text: "Pune site",
  shown: "Pune site",
  ways: ["escape", "close", "cancel"],
};

const dialogs = [
  ["a reported transfer", topUp],
  ["a repayment", repayment],
  ["a new address of a request", newAddress],
] as const;

async function openDialog(user: UserEvent, { address, state, opener }: DialogCase): Promise<HTMLElement> {
  openBuyer();
  await renderAt(routes, address, state);
  const [button] = await screen.findAllByRole("button", { name: opener });
  await user.click(button ?? document.body);
  return screen.findByRole("dialog");
}

describe("input typed into a dialog", () => {
  it.each(dialogs)("is never lost by closing %s without a question", async (_name, which) => {
    const user = newUser();
    const dialog = await openDialog(user, which);
    const field = await within(dialog).findByLabelText(which.field);
    await user.type(field, which.text);
    for (const way of which.ways) {
      await waysOut[way](user);
      await keepEditing(user);
      expect(field).toHaveValue(which.shown);
    }
    await pressBeside(user, dialog);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(field).toHaveValue(which.shown);
    await waysOut.escape(user);
    await discardChanges(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each(dialogs)("needs no question after the change was undone: %s closes at once", async (_name, which) => {
    const user = newUser();
    const dialog = await openDialog(user, which);
    await user.type(within(dialog).getByLabelText(which.field), "1{Backspace}");
    await waysOut.escape(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("needs no question where only the way to pay was chosen", async () => {
    const user = newUser();
    const dialog = await openDialog(user, repayment);
    await user.click(within(dialog).getByRole("radio", { name: /Bank transfer/ }));
    await waysOut.escape(user);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("input typed into a page", () => {
  it.each([
    ["a changed address", "/address?mode=edit&id=3", "Address line 2", "Cancel", "Address"],
    ["a booking payment", "/quotation-detail/7", "UTR number", "Quotation List", "Quotation List"],
  ])("is kept when the answer is to stay: %s", async (_name, address, label, wayOut, next) => {
    const user = newUser();
    openBuyer();
    const tab = await renderAt(routes, address);
    if (label === "UTR number") await user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, "HDFC");
    const leave = () => user.click(screen.getByRole("link", { name: wayOut }));
    await leave();
    await keepEditing(user);
    expect(tab.address()).toBe(address);
    expect(field).toHaveValue("HDFC");
    await leave();
    await discardChanges(user);
    expect(await screen.findByRole("heading", { level: 1, name: next })).toBeVisible();
    expect(tab.address()).not.toBe(address);
  });

  it("includes a document that was chosen and not submitted", async () => {
    const user = newUser();
    openBuyer();
    const tab = await renderAt(routes, "/credit-request", { fromWallet: true });
    await user.upload(
      await screen.findByLabelText(/GSTR-3B/),
      new File(["a document"], "gst.pdf", { type: "application/pdf" }),
    );
    await screen.findByRole("button", { name: "Upload" });
    await user.click(screen.getByRole("link", { name: "Wallet" }));
    await keepEditing(user);
    expect(tab.address()).toBe("/credit-request");
    expect(screen.getByText("gst.pdf")).toBeVisible();
  });

  it("of a request for quotations is a draft on this device, so there is no question", async () => {
    const user = newUser();
    openBuyer();
    const tab = await renderAt(routes, "/create-rfq", handedOver);
    await screen.findAllByRole("radio");
    await writeMessage(user);
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await tab.go("/create-rfq", handedOver);
    expect(await screen.findByLabelText("Message")).toHaveValue("Before noon");
  });
});
