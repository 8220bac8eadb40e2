import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { type CreditWorld, createCreditWorld, withKey } from "../../testing/credit-world";
import { fundWallet, grantCredit } from "../../testing/money";
import { type SignedIn, sessionHeaders, type TestApi } from "../../testing/test-api";
import { setCreditLimit } from "../ledger/account.service";
import { reconcile } from "../ledger/reconcile";
import { listCreditRequestsForDesk, readCreditLine } from "./credit.service";

let world: CreditWorld;
let api: TestApi;
beforeAll(async () => {
  world = await createCreditWorld();
  api = world.api;
});
afterAll(() => api.close());

describe("a credit request", () => {
  it("offers document types with parallel titles and descriptions (R-342, R-224)", async () => {
    const answer = await api.get("/credit-wallet-document-type", await api.signIn("customer"));
    const list: readonly { readonly title: string[]; readonly description: string[] }[] = answer.body.data;

    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const type of list) expect(type.title).toHaveLength(type.description.length);
  });

  it("is listed as pending with its type and documents (R-340, R-341, R-223)", async () => {
    const user = await api.signIn("customer");
    await world.openRequest(user);
    const [type] = await world.types(user);

    expect(await world.requests(user)).toEqual([
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
    expect(await world.requests(await api.signIn("customer"))).toEqual([]);
  });

  it.each([
    {},
    { credit_wallet_document_type_id: 999_999 },
    { credit_wallet_document_type_id: null },
    { credit_wallet_document_type_id: "1" },
  ])("asks for a document type when it receives %j (R-293)", async (body) => {
    const user = await api.signIn("customer");
    const answer = await api.post("/credit-wallet-request", body, user);

    expect(answer).toMatchObject({ status: 422, body: { message: "Please select a document type" } });
    expect(await world.requests(user)).toEqual([]);
  });

  it("is open only once at a time, even when 20 arrive together", async () => {
    const user = await api.signIn("customer");
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.ask(user)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect(await world.requests(user)).toHaveLength(1);
  });

  it("replays its answer for a repeated key", async () => {
    const user = await api.signIn("customer");
    const key = withKey();
    expect(await world.ask(user, key)).toMatchObject({ status: 200 });
    expect(await world.ask(user, key)).toMatchObject({ status: 200 });
    expect(await world.requests(user)).toHaveLength(1);
  });

  it("goes through review to approval, sets the limit, and rules out another while credit is assigned (R-153)", async () => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);
    expect(
      (await listCreditRequestsForDesk(api.db, { limit: 1_000, offset: 0 })).some((request) => request.id === id),
    ).toBe(true);
    await world.decide(id, { step: "review" });
    expect((await world.requests(user))[0]).toMatchObject({ status: "under review" });
    expect(await world.ask(user)).toMatchObject({ status: 422 });
    await world.decide(id, { step: "approve", limitPaise: paiseFromRupees(5_00_000) });

    expect((await world.requests(user))[0]).toMatchObject({ status: "approved" });
    expect(await world.wallet(user)).toMatchObject({ assign_credit_balance: 500_000, credit_balance: 500_000 });
    expect(await world.ask(user)).toMatchObject({
      status: 422,
      body: { message: "You already have a credit limit." },
    });
    await expect(world.decide(id, { step: "reject", reason: "no" })).rejects.toMatchObject({ status: 409 });
  });

  it("shows why it was rejected, and a new one may follow", async () => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);
    await world.decide(id, { step: "reject", reason: "Bank statement is missing" });

    expect(await world.requests(user)).toMatchObject([{ status: "rejected", reason: "Bank statement is missing" }]);
    expect(await world.wallet(user)).toMatchObject({ assign_credit_balance: 0 });
    expect(await world.ask(user)).toMatchObject({ status: 200 });
  });

  it("is not approved without a limit", async () => {
    const id = await world.openRequest(await api.signIn("customer"));
    await expect(world.decide(id, { step: "approve", limitPaise: paiseFromRupees(0) })).rejects.toMatchObject({
      status: 422,
    });
    await expect(world.decide(999_999, { step: "review" })).rejects.toMatchObject({ status: 404 });
  });

  it("can be made again once the desk has ended the line, which it cannot do below the credit in use", async () => {
    const user = await api.signIn("customer");
    await grantCredit(api.db, user.id, 500);
    await world.draw(user, 100);
    const limit = (rupees: number) =>
      inTransaction(api.db, (tx) => setCreditLimit(tx, { userId: user.id, limitPaise: paiseFromRupees(rupees) }));
    await expect(limit(99)).rejects.toMatchObject({ status: 422 });
    await fundWallet(api.db, user.id, 100);
    await api.post("/credit-wallet/repayment", { source: "cash", amount: 100 }, user, withKey());
    await limit(0);

    expect(await readCreditLine(api.db, user.id)).toEqual({ assignedPaise: 0, drawnPaise: 0, availablePaise: 0 });
    expect(await world.ask(user)).toMatchObject({ status: 200 });
  });
});

describe("POST /credit-wallet-request/{id}/document", () => {
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

  const openAs = (as: SignedIn, id: number, title: string) =>
    api.server.inject({
      url: `/api/desk/credit-request/${id}/document?title=${encodeURIComponent(title)}`,
      headers: sessionHeaders(as),
    });

  it("stores the file for the desk, and a newer one replaces it", async () => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);
    expect((await upload(user, id, "PAN card", pdf)).statusCode).toBe(200);
    const newer = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]);
    expect((await upload(user, id, "PAN card", newer)).statusCode).toBe(200);

    expect((await world.requests(user))[0]?.document).toEqual([
      { title: "PAN card", created_at: api.clock.now().toISOString() },
    ]);
    const opened = await openAs(await api.signIn("staff"), id, "PAN card");
    expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(opened.rawPayload.equals(newer)).toBe(true);
  });

  it("shows at the desk that a requested limit waits for a second person", async () => {
    const user = await api.signIn("customer");
    const [staff] = [await api.signIn("staff"), await api.signIn("staff")];
    const id = await world.openRequest(user);
    const asked = async () => (await api.get(`/desk/credit-request?id=${id}`, staff)).body.data[0].approval_id;
    expect(await asked()).toBeNull();
    const body = { limit: 50_000_000, reason: "Balance sheets of three years" };
    const answer = await api.post(`/desk/credit-request/${id}/approve`, body, staff, withKey());
    expect(answer.body.approval_id).toEqual(expect.any(Number));
    expect(await asked()).toBe(answer.body.approval_id);
  });

  it("shows the desk how a decided request ended", async () => {
    const [user, staff] = [await api.signIn("customer"), await api.signIn("staff")];
    const id = await world.openRequest(user);
    await api.post(`/desk/credit-request/${id}/reject`, { reason: "No bank statement" }, staff, withKey());

    const { data } = (await api.get(`/desk/credit-request?id=${id}`, staff)).body;
    expect(data).toMatchObject([
      { id, status: "rejected", decision: { reason: "No bank statement", granted: null, at: expect.any(String) } },
    ]);
    const open = (await api.get("/desk/credit-request", staff)).body.data;
    expect(open.map((request: { id: number }) => request.id)).not.toContain(id);
  });

  it("shows only the desk what was handed in, and opens it so that a browser runs nothing in it", async () => {
    const [user, staff] = [await api.signIn("customer"), await api.signIn("staff")];
    const id = await world.openRequest(user);
    const listed = async () => {
      const { data } = (await api.get("/desk/credit-request", staff)).body;
      return data.find((request: { id: number }) => request.id === id).documents;
    };
    expect(await listed()).toEqual([]);
    await upload(user, id, "PAN card", pdf);

    expect(await listed()).toEqual(["PAN card"]);
    const opened = await openAs(staff, id, "PAN card");
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    expect(opened.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="mandi-credit-${id}.pdf"`,
    });
    expect((await openAs(staff, id, "GST certificate")).statusCode).toBe(404);
    expect((await openAs(staff, 999_999, "PAN card")).statusCode).toBe(404);
    expect((await openAs(user, id, "PAN card")).statusCode).toBe(403);
  });

  it.each([
    ["a file that is not what its name says", "PAN card", Buffer.from("MZ\u0000program"), 422],
    ["an empty file", "PAN card", Buffer.alloc(0), 422],
    ["a document its type does not ask for", "Holiday photo", pdf, 422],
    ["a file larger than five megabytes", "PAN card", Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])("refuses %s", async (_what, title, bytes, status) => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);

    expect((await upload(user, id, title, bytes)).statusCode).toBe(status);
    expect((await world.requests(user))[0]?.document).toEqual([]);
  });

  it("answers 404 for somebody else's request and for one that does not exist", async () => {
    const [owner, other] = [await api.signIn("customer"), await api.signIn("customer")];
    const id = await world.openRequest(owner);

    expect((await upload(other, id, "PAN card", pdf)).statusCode).toBe(404);
    expect((await upload(other, 999_999, "PAN card", pdf)).statusCode).toBe(404);
    expect((await upload(other, "x", "PAN card", pdf)).statusCode).toBe(400);
    expect((await world.requests(owner))[0]?.document).toEqual([]);
  });

  it("is closed when the request is decided", async () => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);
    await world.decide(id, { step: "reject", reason: "No" });

    expect((await upload(user, id, "PAN card", pdf)).statusCode).toBe(422);
  });

  it("accepts a repeated key with the same file once and refuses it with another file", async () => {
    const user = await api.signIn("customer");
    const id = await world.openRequest(user);
    const key = withKey();
    expect((await upload(user, id, "PAN card", pdf, key)).statusCode).toBe(200);
    expect((await upload(user, id, "PAN card", pdf, key)).statusCode).toBe(200);
    expect((await upload(user, id, "PAN card", Buffer.from("%PDF-other"), key)).statusCode).toBe(422);
    const opened = await openAs(await api.signIn("staff"), id, "PAN card");
    expect(opened.rawPayload.equals(pdf)).toBe(true);
  });
});

it("leaves the books without a difference", async () => {
  expect(await reconcile(api.db)).toEqual([]);
});
