import { secondsAfter } from "@mandi/api/public/clock";
import { decideCreditRequest, listCreditDocumentTypes, requestCredit } from "@mandi/api/public/credit.service";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { agrawal, creditOfAgrawal, deskPerson } from "../content/buyers";
import { type FillContext, named, userIdsByPhone } from "./context";

const day = 24 * 3600;
const hour = 3600;

/**
 * The first buyer's credit line; their cash is entered with the trade, in order of time, because statements show it.
 */
export async function fillCredit({ tx, now }: FillContext): Promise<void> {
  const users = await userIdsByPhone(tx);
  const buyerId = named(users, agrawal.phone);
  const staffId = named(users, deskPerson.phone);
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
