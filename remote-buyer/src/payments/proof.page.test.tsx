import { UploadAnswer } from "@mandi/shared/contract/upload";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment, paymentQuestion } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const upload = "POST /upload";
/** Each person chooses a file of their own: the same one is uploaded once. */
const aReceipt = () => new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" });
const proofField = () => screen.findByLabelText(/^Proof of the transfer/);

async function typedReport() {
  const user = userEvent.setup();
  const api = await openOrder(anOrder());
  api.answer(upload, UploadAnswer, { message: "The file has been uploaded.", id: 901, url: "/api/upload/901" });
  api.confirm(pay, "We check your transfer.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.type(await screen.findByLabelText("UTR number"), "HDFCN52611200931");
  return { user, api, press: () => user.click(screen.getByRole("button", { name: /^I have paid/ })) };
}

it("names the limits of a proof before, and sends the file with the report", async () => {
  const { user, api, press } = await typedReport();
  expect(await proofField()).toHaveAccessibleDescription("JPG or PNG up to 20 MB, PDF up to 5 MB");
  await user.upload(await proofField(), aReceipt());
  await press();
  expect(await paymentQuestion()).toHaveTextContent("Proof of the transferreceipt.pdf");
  expect(api.calls(upload)).toHaveLength(0);
  await confirmPayment(user);

  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(pay)[0]?.body).toMatchObject({ source: "bank", utr: "HDFCN52611200931", upload_id: 901 });
});

it("refuses a PDF that is too large as it is chosen, before any question, and takes a smaller one instead", async () => {
  const { user, api, press } = await typedReport();
  const scan = new File([new Uint8Array(6.2 * 1024 * 1024)], "scan.pdf", { type: "application/pdf" });
  await user.upload(await proofField(), scan);
  expect(await screen.findByText("scan.pdf has 6.2 MB; at most 5 MB can be sent.")).toBeVisible();
  const photo = new File([new Uint8Array(6.2 * 1024 * 1024)], "photo.jpg", { type: "image/jpeg" });
  await user.upload(await proofField(), photo);
  await waitFor(() => expect(screen.queryByText(/can be sent/)).not.toBeInTheDocument());
  expect(screen.getByText("photo.jpg")).toBeVisible();
  await user.upload(await proofField(), aReceipt());
  await press();
  expect(await paymentQuestion()).toHaveTextContent("Proof of the transferreceipt.pdf");
  expect(api.calls(upload)).toHaveLength(0);
});

it("sends no proof with a payment from the wallet, though a file was chosen for a transfer", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.upload(await proofField(), aReceipt());
  await user.click(screen.getByRole("radio", { name: /Cash wallet/ }));
  await user.click(screen.getByRole("button", { name: /^Pay ₹/ }));
  await confirmPayment(user);

  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(pay)[0]?.body).not.toHaveProperty("upload_id");
  expect(api.calls(upload)).toHaveLength(0);
});

it("keeps the file when the report fails, and does not upload it again", async () => {
  const { user, api, press } = await typedReport();
  api.refuse(pay, 503, { message: "Please try again." });
  await user.upload(await proofField(), aReceipt());
  await press();
  await confirmPayment(user);
  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(upload)).toHaveLength(1);
  await within(await paymentQuestion()).findByText("Please try again.");

  api.confirm(pay, "We check your transfer.");
  await confirmPayment(user);
  await waitFor(() => expect(api.calls(pay)).toHaveLength(2));
  expect(api.calls(upload)).toHaveLength(1);
  expect(api.calls(pay).map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining({ upload_id: 901 })));
});

it("says at the field that the server does not take the file", async () => {
  const { user, api, press } = await typedReport();
  api.refuse(upload, 422, { message: "This file is damaged.", errors: { file: ["This file is damaged."] } });
  await user.upload(await proofField(), aReceipt());
  await press();
  await confirmPayment(user);

  const field = await proofField();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This file is damaged\./));
  expect(api.calls(pay)).toHaveLength(0);
  expect(screen.getByLabelText("UTR number")).toHaveValue("HDFCN52611200931");
});
