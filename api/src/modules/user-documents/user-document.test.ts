import { apiOfFile } from "../../testing/api-of-file";
import { type SignedIn, sessionHeaders } from "../../testing/test-api";

const api = apiOfFile();

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);
let seller: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  staff = await api.signIn("staff", { name: "Nandini Rao" });
  seller = await api.signIn("customer");
  const form = { user_name: "Asha", company_name: "Asha Steel", address: "Plot 1, Jalna 431203", email: "" };
  const numbers = { gst_number: "27AAPFU0939F1ZV", pan_number: "AAPFU0939F" };
  expect((await api.post("/customer/become-seller", { ...form, ...numbers }, seller)).status).toBe(200);
});

async function upload(as: SignedIn): Promise<number> {
  const boundary = "----mandi";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/upload",
    headers: { ...sessionHeaders(as), "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return answer.json().id;
}

const send = async (kind: string, as = seller, upload_id?: number) =>
  api.post("/user-document", { kind, upload_id: upload_id ?? (await upload(as)) }, as);
const own = async (as = seller) => (await api.get("/user-document", as)).body.data;
const atDesk = async () => (await api.get(`/desk/user/${seller.id}/document`, staff)).body;
const decide = (document_id: number, status: string, reason = "Looked at it", person = seller) =>
  api.send(`/desk/user/${person.id}/document`, { document_id, status, reason }, staff);
const act = (path: string, body: object) => api.act(staff, `/user/${seller.id}${path}`, body);
const notices = async () =>
  (await api.get("/notification", seller)).body.data.map(({ text }: { text: string }) => text);
const open = (url: string) => api.server.inject({ url });

it("asks a seller for three documents, and shows one that was sent only to them and the desk", async () => {
  expect(await own()).toEqual([
    { kind: "gst certificate", status: "missing", reason: "", sent_at: null, url: null },
    { kind: "pan card", status: "missing", reason: "", sent_at: null, url: null },
    { kind: "cancelled cheque", status: "missing", reason: "", sent_at: null, url: null },
  ]);
  const upload_id = await upload(seller);
  expect((await send("pan card", seller, upload_id)).status).toBe(200);

  const { data, missing } = await atDesk();
  expect(data).toMatchObject([{ kind: "pan card", status: "sent", reason: "", decided_at: null, is_picture: 1 }]);
  expect(missing).toEqual(["gst certificate", "cancelled cheque"]);
  const shown = await open(data[0].url);
  expect([shown.statusCode, shown.rawPayload.equals(png)]).toEqual([200, true]);
  const [, card] = await own();
  expect((await open(card.url)).statusCode).toBe(200);
  for (const other of [await api.signIn("seller"), await api.signIn("customer")]) {
    const answer = await api.server.inject({ url: `/api/upload/${upload_id}`, headers: sessionHeaders(other) });
    expect(answer.statusCode).toBe(404);
  }
  expect((await open(`/api/upload/${upload_id}`)).statusCode).toBe(404);
});

it("refuses somebody else's file, a document that is not asked for, and anything from a buyer", async () => {
  const other = await api.signIn("seller");
  expect((await send("pan card", seller, await upload(other))).body.errors).toEqual({
    upload_id: ["Please upload the file again"],
  });
  expect((await send("aadhaar card")).body.errors).toEqual({ kind: ["Please choose one of the documents"] });
  const buyer = await api.signIn("customer");
  expect((await send("pan card", buyer)).status).toBe(403);
  expect((await atDesk()).data).toEqual([]);
});

it("tells its owner why a document was refused, and accepts another one, which the desk verifies", async () => {
  await send("pan card");
  const [first] = (await atDesk()).data;
  expect((await decide(first.id, "refused", "The name cannot be read.")).status).toBe(200);
  expect(await notices()).toEqual([
    "Your PAN card was not accepted: The name cannot be read. Please send another one on your profile page.",
  ]);
  expect((await own())[1]).toMatchObject({ status: "refused", reason: "The name cannot be read." });
  expect((await decide(first.id, "verified")).status).toBe(409);

  await send("pan card");
  const [second, before] = (await atDesk()).data;
  expect(before).toMatchObject({ id: first.id, status: "refused", decided_by: "Nandini Rao" });
  expect((await decide(second.id, "verified")).status).toBe(200);
  expect((await own())[1]).toMatchObject({ status: "verified", reason: "" });
  expect(await notices()).toHaveLength(1);
  const { data } = (await api.get(`/desk/audit?subject=user:${seller.id}`, staff)).body;
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    "user document",
    "user document",
    "become seller",
  ]);
});

it("does not decide on a document that a newer one has replaced, nor on another person's", async () => {
  await send("pan card");
  const [first] = (await atDesk()).data;
  await send("pan card");
  expect(await decide(first.id, "verified")).toMatchObject({
    status: 409,
    body: { message: "They have sent a newer one. Please review that one." },
  });
  const [newer] = (await atDesk()).data;
  expect((await decide(newer.id, "verified", "Seen", await api.signIn("seller"))).status).toBe(404);
  expect((await atDesk()).data.map(({ status }: { status: string }) => status)).toEqual(["sent", "replaced"]);
});

it("puts a rejected seller back into the desk's queue when they send another document, and notifies them of each decision", async () => {
  const status = async () => (await api.get("/seller/profile", seller)).body.data.verification_status;
  await act("/verify", { status: "rejected", reason: "The cheque is of another firm" });
  expect(await status()).toBe("rejected");
  const longAgo = new Date("2026-05-01T05:00:00.000Z");
  await api.db.updateTable("users").set({ created_at: longAgo }).where("id", "=", seller.id).execute();
  await send("cancelled cheque");
  expect(await status()).toBe("submitted");
  const { data } = (await api.get("/desk/queue/item?kind=user", staff)).body;
  expect(data.filter(({ id }: { id: number }) => id === seller.id)).toMatchObject([
    { what: "Seller to verify", since: api.clock.now().toISOString() },
  ]);
  await act("/verify", { status: "approved" });
  expect(await notices()).toEqual([
    "Your account is verified. Buyers' enquiries reach you from now on.",
    "Your account could not be verified: The cheque is of another firm. Please correct your profile or send other documents.",
  ]);
});

it("puts an approved seller's new document into the desk's queue until it is decided", async () => {
  await act("/verify", { status: "approved" });
  const mine = async () => {
    const { data } = (await api.get("/desk/queue/item?kind=user", staff)).body;
    return data.filter(({ id }: { id: number }) => id === seller.id);
  };
  expect(await mine()).toEqual([]);
  await send("gst certificate");
  expect(await mine()).toMatchObject([{ what: "Documents to verify", number: seller.phone }]);
  const [document] = (await atDesk()).data;
  await decide(document.id, "verified");
  expect(await mine()).toEqual([]);
});

it("shows whether the GSTIN matches its last character, the PAN and the state of the address", async () => {
  const results = async () =>
    (await atDesk()).gstin.checks.map(({ check, result }: { check: string; result: string }) => [check, result]);
  expect(await results()).toEqual([
    ["form", "right"],
    ["check character", "right"],
    ["pan", "right"],
    ["state", "right"],
  ]);
  const change = (values: object) =>
    api.db.updateTable("profile").set(values).where("user_id", "=", seller.id).execute();
  await change({ gst_number: "27AAPFU0939F1ZX", pan_number: "AAPFU0939G", company_address: "Plot 1, Raipur 492001" });
  expect(await results()).toEqual([
    ["form", "right"],
    ["check character", "wrong"],
    ["pan", "wrong"],
    ["state", "wrong"],
  ]);
  await change({ gst_number: "27AAPFU0939F1ZV", pan_number: "", company_address: "Plot 1" });
  expect((await results()).slice(2)).toEqual([
    ["pan", "unknown"],
    ["state", "unknown"],
  ]);
  await change({ gst_number: "27AAP" });
  expect(await results()).toEqual([["form", "wrong"]]);
  await change({ gst_number: "" });
  expect(await results()).toEqual([]);
});
