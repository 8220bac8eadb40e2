import { UploadAnswer } from "@mandi/shared/contract/upload";
import { anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmPayment, paymentQuestion } from "../testing/confirm-payment";
import { openOrder } from "../testing/order-page";

const pay = "POST /customer/order/:id/payment";
const upload = "POST /upload";
const receipt = new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" });
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
  expect(await proofField()).toHaveAccessibleDescription("JPG, PNG or PDF, up to 20 MB, a PDF up to 5 MB");
  await user.upload(await proofField(), receipt);
  await press();
  expect(await paymentQuestion()).toHaveTextContent("Proof of the transferreceipt.pdf");
  expect(api.calls(upload)).toHaveLength(0);
  await confirmPayment(user);

  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(pay)[0]?.body).toMatchObject({ source: "bank", utr: "HDFCN52611200931", upload_id: 901 });
});

it("sends no proof with a payment from the wallet, though a file was chosen for a transfer", async () => {
  const user = userEvent.setup();
  const api = await openOrder(anOrder(), { cash_balance: 2_000_000 });
  api.confirm(pay, "Your payment has been received.");
  await user.click(screen.getByRole("radio", { name: /Bank transfer/ }));
  await user.upload(await proofField(), receipt);
  await user.click(screen.getByRole("radio", { name: /Cash wallet/ }));
  await user.click(screen.getByRole("button", { name: /^Pay ₹/ }));
  await confirmPayment(user);

  await waitFor(() => expect(api.calls(pay)).toHaveLength(1));
  expect(api.calls(pay)[0]?.body).not.toHaveProperty("upload_id");
  expect(api.calls(upload)).toHaveLength(0);
});
