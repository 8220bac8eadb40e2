import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { read } from "@mandi/shared/contract/read";
import { apiOfFile } from "../../testing/api-of-file";
import { grantCredit, newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";
import { removeUnusedUploads } from "../uploads/upload.service";

const api = apiOfFile();

const png = (fill: number) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, fill)]);
const pdf = Buffer.from("%PDF-1.7 a receipt");

async function stored(as: SignedIn, bytes: Buffer): Promise<number> {
  const { status, body } = await uploadFile(api, as, bytes);
  expect(status).toBe(200);
  return body.id;
}

/** Reports a transfer into the wallet. */
async function report(as: SignedIn, more: object = {}) {
  const utr = newUtr();
  const body = { amount: 5_000, utr, paid_on: "2026-11-20", ...more };
  const answer = await api.send("/cash-wallet/top-up", body, as);
  return { utr, answer };
}

const idOf = async (utr: string) =>
  (await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirst())?.id;

async function atDesk(utr: string, staff: SignedIn) {
  return read(DeskPaymentAnswer, (await api.get(`/desk/payment/${await idOf(utr)}`, staff)).body).data;
}

describe("a proof of a transfer", () => {
  it("is shown to the desk beside the claim, opens there, and is nobody else's to open", async () => {
    const [buyer, other, staff] = [
      await api.signIn("customer"),
      await api.signIn("customer"),
      await api.signIn("staff"),
    ];
    const id = await stored(buyer, png(1));
    const { utr, answer } = await report(buyer, { upload_id: id });
    expect(answer.status).toBe(200);

    const { proof } = await atDesk(utr, staff);
    expect(proof).toEqual({ url: expect.stringMatching(`^/api/upload/${id}\\?key=`), is_picture: 1, same: [] });
    expect((await api.server.inject(proof?.url ?? "")).rawPayload).toEqual(png(1));
    expect((await api.get(`/upload/${id}`, other)).status).toBe(404);
  });

  it("may be a PDF, and is kept however long after the files that nothing uses are deleted", async () => {
    const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
    const [kept, unused] = [await stored(buyer, pdf), await stored(buyer, png(2))];
    const { utr } = await report(buyer, { upload_id: kept });
    await removeUnusedUploads(api.db, new Date(api.clock.now().getTime() + 400 * 86_400_000));

    expect(await atDesk(utr, staff)).toMatchObject({ proof: { is_picture: 0 } });
    expect((await api.get(`/upload/${unused}`, buyer)).status).toBe(404);
    expect(await api.db.selectFrom("upload").select("id").where("id", "=", kept).execute()).toHaveLength(1);
  });

  it("is refused where it is another person's file or none, and then nothing is reported", async () => {
    const [buyer, other] = [await api.signIn("customer"), await api.signIn("customer")];
    const foreign = await stored(other, png(3));
    for (const upload_id of [foreign, 999_999]) {
      const { utr, answer } = await report(buyer, { upload_id });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { upload_id: ["Please upload the file again"] } },
      });
      expect(await idOf(utr)).toBeUndefined();
    }
  });

  it("may be left out, and then the desk sees none", async () => {
    const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
    const { utr, answer } = await report(buyer);
    expect(answer.status).toBe(200);
    expect(await atDesk(utr, staff)).not.toHaveProperty("proof");
  });

  it("is kept with a repayment of credit by transfer", async () => {
    const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
    await grantCredit(api.db, buyer.id, 1_000);
    const id = await stored(buyer, png(5));
    const body = { source: "bank", amount: 500, utr: newUtr(), paid_on: "2026-11-20", upload_id: id };
    const answer = await api.send("/credit-wallet/repayment", body, buyer);
    expect(answer.status).toBe(200);
    expect(await atDesk(body.utr, staff)).toMatchObject({ purpose: "credit repayment", proof: { is_picture: 1 } });
  });

  it("that is the same file as with another transfer, of whomever, is shown with that transfer", async () => {
    const [buyer, other, staff] = [
      await api.signIn("customer"),
      await api.signIn("customer"),
      await api.signIn("staff"),
    ];
    const first = await report(other, { upload_id: await stored(other, png(4)), amount: 20_000 });
    await api.send(`/desk/payment/${await idOf(first.utr)}/reject`, { reason: "Not in the bank" }, staff);
    const second = await report(buyer, { upload_id: await stored(buyer, png(4)) });

    const { proof, alike } = await atDesk(second.utr, staff);
    expect(proof?.same).toEqual([
      expect.objectContaining({ utr: first.utr, amount: 20_000, status: "rejected", reason: "Not in the bank" }),
    ]);
    expect(alike).toEqual([]);
    expect((await atDesk(first.utr, staff)).proof?.same).toEqual([expect.objectContaining({ utr: second.utr })]);
  });
});
