import { randomUUID } from "node:crypto";
import {
  CreditDocumentTypeListAnswer,
  CreditRequestListAnswer,
  CreditWalletAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { read } from "@mandi/shared/contract/read";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import { createTestApi, type SignedIn, sessionHeaders, type TestApi } from "../../testing/test-api";
import { setCreditLimit } from "../ledger/account.service";
import { reconcile } from "../ledger/reconcile";
import { payBookingOnCredit } from "../payments/payment.service";
import {
  type CreditDecision,
  decideCreditRequest,
  listOpenCreditRequests,
  readCreditDocument,
  readCreditLine,
} from "./credit.service";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 20 });
  staff = await api.signIn("staff");
});
afterAll(() => api.close());

const withKey = (key: string = randomUUID()) => ({ "idempotency-key": key });
async function wallet(as: SignedIn) {
  const answer = await api.get("/credit-wallet", as);
  expect(answer.status).toBe(200);
  return read(CreditWalletAnswer, answer.body);
}
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
async function openRequest(as: SignedIn): Promise<number> {
  expect(await ask(as)).toMatchObject({ status: 200 });
  return (await requests(as))[0]?.id ?? 0;
}
const decide = (requestId: number, decision: CreditDecision) =>
  inTransaction(api.db, (tx) =>
    decideCreditRequest(tx, { requestId, staffId: staff.id, at: api.clock.now(), decision }),
  );
let orders = 0;
async function draw(user: SignedIn, rupees: number): Promise<void> {
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
}

describe("GET /credit-wallet (R-339, R-221)", () => {
  it("shows a new user no credit", async () => {
    expect(await wallet(await api.signIn("transporter"))).toEqual({
      assign_credit_balance: 0,
      credit_balance: 0,
      used_credit_balance: 0,
      transaction: { data: [], current_page: 1, per_page: 5, total: 0, last_page: 1 },
    });
  });

  it("shows assigned, available and used credit and pages its own lines (H-20)", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 5_000);
    await fundWallet(api.db, user.id, 10_000);
    for (let index = 0; index < 6; index += 1) await draw(user, 100);
    await api.post("/credit-wallet/repayment", { source: "cash", amount: 50 }, user, withKey());
    const credit = await wallet(user);

    expect(credit).toMatchObject({ assign_credit_balance: 5_000, credit_balance: 4_450, used_credit_balance: 550 });
    expect(credit.transaction).toMatchObject({ total: 7, last_page: 2 });
    expect(credit.transaction.data.slice(0, 2)).toMatchObject([
      { description: "Credit repaid from cash wallet", amount: 50, status: "credit", remaining_balance: 550 },
      { amount: 100, status: "debit", remaining_balance: 600 },
    ]);
    expect((await api.get("/cash-wallet", user)).body.transaction.total).toBe(2);
  });

  it.each(["/credit-wallet", "/credit-wallet-request", "/credit-wallet-document-type"])(
    "closes %s to visitors (401) and to staff (403)",
    async (path) => {
      expect(await api.get(path)).toMatchObject({ status: 401 });
      expect(await api.get(path, staff)).toMatchObject({ status: 403 });
    },
  );
});

describe("POST /credit-wallet/repayment", () => {
  it("from cash repays at once, once per key", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await fundWallet(api.db, user.id, 500);
    await draw(user, 400);
    const key = withKey();
    const repay = () => api.post("/credit-wallet/repayment", { source: "cash", amount: 150.5 }, user, key);
    const answers = await Promise.all(Array.from({ length: 20 }, repay));

    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await repay()).toMatchObject({ status: 200 });
    expect(await wallet(user)).toMatchObject({ used_credit_balance: 249.5, credit_balance: 250.5 });
  });

  it.each([
    ["above what is drawn", { source: "cash", amount: 400.01 }],
    ["without a UTR by bank", { source: "bank", amount: 10, paid_on: "2026-11-20" }],
    ["without a day by bank", { source: "bank", amount: 10, utr: "HDFCN5261120093" }],
    ["on credit", { source: "credit", amount: 10 }],
    ["of nothing", { source: "cash", amount: 0 }],
  ])("refuses a repayment %s and changes nothing", async (_what, body) => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await fundWallet(api.db, user.id, 5_000);
    await draw(user, 400);

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 422 });
    expect(await wallet(user)).toMatchObject({ used_credit_balance: 400 });
  });

  it("refuses cash that is not there, and a request without a key", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await draw(user, 400);
    const body = { source: "cash", amount: 10 };

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 422 });
    expect(await api.post("/credit-wallet/repayment", body, user)).toMatchObject({ status: 400 });
    expect(await wallet(user)).toMatchObject({ used_credit_balance: 400 });
  });

  it("by bank waits for the desk", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await draw(user, 400);
    const body = { source: "bank", amount: 400, utr: newUtr(), paid_on: "2026-11-21" };

    expect(await api.post("/credit-wallet/repayment", body, user, withKey())).toMatchObject({ status: 200 });
    expect(await wallet(user)).toMatchObject({ used_credit_balance: 400 });
    expect((await api.get("/cash-wallet", user)).body.payment).toMatchObject([
      { purpose: "credit repayment", status: "under check", amount: 400 },
    ]);
  });
});

describe("a credit request", () => {
  it("offers document types with parallel titles and descriptions (R-342, R-224)", async () => {
    const list = await types(await api.signIn("customer"));

    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const type of list) expect(type.title).toHaveLength(type.description.length);
  });

  it("is listed as pending with its type and documents (R-340, R-341, R-223)", async () => {
    const user = await api.signIn("customer");
    await openRequest(user);
    const [type] = await types(user);

    expect(await requests(user)).toEqual([
      {
        id: expect.any(Number),
        wallet_document_type_name: type?.name,
        document_type: type?.title,
        status: "pending",
        created_at: api.clock.now().toISOString(),
        document: [],
        reason: "",
      },
    ]);
    expect(await requests(await api.signIn("customer"))).toEqual([]);
  });

  it.each([
    {},
    { credit_wallet_document_type_id: 999_999 },
    { credit_wallet_document_type_id: null },
    { credit_wallet_document_type_id: "1" },
  ])("asks for a document type when it gets %j (R-293)", async (body) => {
    const user = await api.signIn("customer");
    const answer = await api.post("/credit-wallet-request", body, user);

    expect(answer).toMatchObject({ status: 422, body: { message: "Please select a document type" } });
    expect(await requests(user)).toEqual([]);
  });

  it("is open once at a time, also when 20 arrive together (H-16)", async () => {
    const user = await api.signIn("customer");
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(user)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect(await requests(user)).toHaveLength(1);
  });

  it("replays its answer for a repeated key", async () => {
    const user = await api.signIn("customer");
    const key = withKey();
    expect(await ask(user, key)).toMatchObject({ status: 200 });
    expect(await ask(user, key)).toMatchObject({ status: 200 });
    expect(await requests(user)).toHaveLength(1);
  });

  it("goes over review to approval, sets the limit, and no other is possible while credit is assigned (R-153)", async () => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);
    expect((await listOpenCreditRequests(api.db, 1_000, 0)).some((request) => request.id === id)).toBe(true);
    await decide(id, { step: "review" });
    expect((await requests(user))[0]).toMatchObject({ status: "under review" });
    expect(await ask(user)).toMatchObject({ status: 422 });
    await decide(id, { step: "approve", limitPaise: paiseFromRupees(5_00_000) });

    expect((await requests(user))[0]).toMatchObject({ status: "approved" });
    expect(await wallet(user)).toMatchObject({ assign_credit_balance: 500_000, credit_balance: 500_000 });
    expect(await ask(user)).toMatchObject({ status: 422, body: { message: "You already have an assigned credit." } });
    await expect(decide(id, { step: "reject", reason: "no" })).rejects.toMatchObject({ status: 409 });
  });

  it("says why it was rejected, and a new one may follow", async () => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);
    await decide(id, { step: "reject", reason: "Bank statement is missing" });

    expect(await requests(user)).toMatchObject([{ status: "rejected", reason: "Bank statement is missing" }]);
    expect(await wallet(user)).toMatchObject({ assign_credit_balance: 0 });
    expect(await ask(user)).toMatchObject({ status: 200 });
  });

  it("is not approved without a limit", async () => {
    const id = await openRequest(await api.signIn("customer"));
    await expect(decide(id, { step: "approve", limitPaise: paiseFromRupees(0) })).rejects.toMatchObject({
      status: 422,
    });
    await expect(decide(999_999, { step: "review" })).rejects.toMatchObject({ status: 404 });
  });

  it("can be made again when the desk ended the line, which it cannot below the credit in use", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await draw(user, 100);
    const limit = (rupees: number) =>
      inTransaction(api.db, (tx) => setCreditLimit(tx, { userId: user.id, limitPaise: paiseFromRupees(rupees) }));
    await expect(limit(99)).rejects.toMatchObject({ status: 422 });
    await fundWallet(api.db, user.id, 100);
    await api.post("/credit-wallet/repayment", { source: "cash", amount: 100 }, user, withKey());
    await limit(0);

    expect(await readCreditLine(api.db, user.id)).toEqual({ assignedPaise: 0, drawnPaise: 0, availablePaise: 0 });
    expect(await ask(user)).toMatchObject({ status: 200 });
  });
});

describe("POST /credit-wallet-request/{id}/document (H-16)", () => {
  const pdf = Buffer.from("%PDF-1.7\nstatement");
  function upload(
    as: SignedIn,
    id: number | string,
    title: string,
    bytes: Buffer,
    headers: Record<string, string> = {},
  ) {
    const boundary = "----mandi";
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return api.server.inject({
      method: "POST",
      url: `/api/credit-wallet-request/${id}/document?title=${encodeURIComponent(title)}`,
      headers: { ...sessionHeaders(as), "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
      payload,
    });
  }

  it("stores the file for the desk, and a newer one takes its place", async () => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);
    expect((await upload(user, id, "PAN card", pdf)).statusCode).toBe(200);
    const newer = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]);
    expect((await upload(user, id, "PAN card", newer)).statusCode).toBe(200);

    expect((await requests(user))[0]?.document).toEqual([
      { title: "PAN card", created_at: api.clock.now().toISOString() },
    ]);
    expect(await readCreditDocument(api.db, id, "PAN card")).toMatchObject({ media_type: "image/png", content: newer });
  });

  it.each([
    ["a file that is not what its name says", "PAN card", Buffer.from("MZ\u0000program"), 422],
    ["an empty file", "PAN card", Buffer.alloc(0), 422],
    ["a document its type does not ask for", "Holiday photo", pdf, 422],
    ["a file above five megabytes", "PAN card", Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])("refuses %s", async (_what, title, bytes, status) => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);

    expect((await upload(user, id, title, bytes)).statusCode).toBe(status);
    expect((await requests(user))[0]?.document).toEqual([]);
  });

  it("answers 404 for the request of another and for one that is not there", async () => {
    const [owner, other] = [await api.signIn("customer"), await api.signIn("customer")];
    const id = await openRequest(owner);

    expect((await upload(other, id, "PAN card", pdf)).statusCode).toBe(404);
    expect((await upload(other, 999_999, "PAN card", pdf)).statusCode).toBe(404);
    expect((await upload(other, "x", "PAN card", pdf)).statusCode).toBe(400);
    expect((await requests(owner))[0]?.document).toEqual([]);
  });

  it("is closed when the request is decided", async () => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);
    await decide(id, { step: "reject", reason: "No" });

    expect((await upload(user, id, "PAN card", pdf)).statusCode).toBe(422);
  });

  it("takes a repeated key with the same file once and refuses it with another file", async () => {
    const user = await api.signIn("customer");
    const id = await openRequest(user);
    const key = withKey();
    expect((await upload(user, id, "PAN card", pdf, key)).statusCode).toBe(200);
    expect((await upload(user, id, "PAN card", pdf, key)).statusCode).toBe(200);
    expect((await upload(user, id, "PAN card", Buffer.from("%PDF-other"), key)).statusCode).toBe(422);
    expect(await readCreditDocument(api.db, id, "PAN card")).toMatchObject({ content: pdf });
  });
});

it("leaves the books without a difference", async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
