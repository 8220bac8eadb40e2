import { paiseFromRupees } from "@mandi/shared/money/paise";
import { decideCreditRequest, listCreditDocumentTypes, requestCredit } from "../../modules/credit/credit.service";
import { reportBankPayment, verifyBankPayment } from "../../modules/payments/bank-transfer.service";
import { secondsAfter, tradeDay } from "../../platform/clock";
import { agrawal, creditOfAgrawal, deskPerson, topUpsOfAgrawal } from "../content/buyers";
import { type FillContext, named, userIdsByPhone } from "./context";

const day = 24 * 3600;
const hour = 3600;

/** Money enters as it does in trade: the buyer reports a transfer, the desk finds it in the bank. */
export async function fillWallet({ tx, now }: FillContext): Promise<void> {
  const users = await userIdsByPhone(tx);
  const buyerId = named(users, agrawal.phone);
  const staffId = named(users, deskPerson.phone);
  for (const { rupees, daysAgo, utr } of topUpsOfAgrawal) {
    const at = secondsAfter(now, -daysAgo * day);
    const amountPaise = paiseFromRupees(rupees);
    const payment = await reportBankPayment(tx, {
      payerId: buyerId,
      amountPaise,
      transfer: { utr, paidOn: tradeDay(at) },
      subject: { purpose: "top-up" },
      at,
    });
    await verifyBankPayment(
      tx,
      { paymentId: payment.id, staffId, receivedPaise: amountPaise, at: secondsAfter(at, 2 * hour) },
      () => Promise.reject(new Error("A top-up makes no order.")),
    );
  }
  const [documentType] = await listCreditDocumentTypes(tx);
  if (documentType === undefined) throw new Error("There is no document type for credit.");
  const askedAt = secondsAfter(now, -creditOfAgrawal.askedDaysAgo * day);
  const requestId = await requestCredit(tx, { userId: buyerId, documentTypeId: documentType.id, at: askedAt });
  const decide = (step: Parameters<typeof decideCreditRequest>[1]["decision"], afterHours: number) =>
    decideCreditRequest(tx, { requestId, staffId, at: secondsAfter(askedAt, afterHours * hour), decision: step });
  await decide({ step: "review" }, 4);
  await decide(
    { step: "approve", limitPaise: paiseFromRupees(creditOfAgrawal.limitRupees), reason: creditOfAgrawal.reason },
    52,
  );
}
