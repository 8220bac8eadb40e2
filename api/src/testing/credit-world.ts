import { randomUUID } from "node:crypto";
import {
  CreditDocumentTypeListAnswer,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { read } from "@mandi/shared/contract/read";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { type CreditDecision, decideCreditRequest } from "../modules/credit/credit.service";
import { payBookingOnCredit } from "../modules/payments/payment.service";
import { inTransaction } from "../platform/database/transaction";
import { createTestApi, type SignedIn } from "./test-api";

/** An API, a member of staff, and common steps of tests of credit. */
export type CreditWorld = Awaited<ReturnType<typeof createCreditWorld>>;

/** Headers with an idempotency key, a new one unless it is given. */
export const withKey = (key: string = randomUUID()) => ({ "idempotency-key": key });

/** A world for tests of credit. */
export async function createCreditWorld() {
  const api = await createTestApi({ poolSize: 20 });
  const staff = await api.signIn("staff");
  let orders = 0;
  async function types(as: SignedIn) {
    return read(CreditDocumentTypeListAnswer, (await api.get("/credit-wallet-document-type", as)).body).data;
  }
  async function requests(as: SignedIn) {
    return read(CreditRequestListAnswer, (await api.get("/credit-wallet-request", as)).body).data;
  }
  async function ask(as: SignedIn, headers: Record<string, string> = {}) {
    const [first] = await types(as);
    return api.post("/credit-wallet-request", { credit_wallet_document_type_id: first?.id }, as, headers);
  }
  return {
    api,
    staff,
    types,
    requests,
    ask,
    async wallet(as: SignedIn) {
      const answer = await api.get("/credit-wallet", as);
      expect(answer.status).toBe(200);
      return read(CreditWalletAnswer, answer.body);
    },
    /** Asks for credit and returns the key of the request. */
    async openRequest(as: SignedIn): Promise<number> {
      expect(await ask(as)).toMatchObject({ status: 200 });
      return (await requests(as))[0]?.id ?? 0;
    },
    decide(requestId: number, decision: CreditDecision) {
      return inTransaction(api.db, (tx) =>
        decideCreditRequest(tx, { requestId, staffId: staff.id, at: api.clock.now(), decision }),
      );
    },
    /** Uses credit for an order, as a booking amount does. */
    async draw(user: SignedIn, rupees: number): Promise<void> {
      orders += 1;
      const order = { id: orders, number: `O2627${String(orders).padStart(6, "0")}` };
      await inTransaction(api.db, (tx) =>
        payBookingOnCredit(tx, {
          buyerId: user.id,
          quotationId: order.id,
          order,
          amountPaise: paiseFromRupees(rupees),
          at: api.clock.now(),
        }),
      );
    },
  };
}
