import { apiOfFile } from "../../testing/api-of-file";
import { type SignedIn, sessionHeaders } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";
import { staffNetworks } from "../identity/staff-networks";
import { storeSetting } from "../site/settings";

/* What the desk opens of other people's files: from its own networks, and its reading of their documents is in the trail. */

const api = apiOfFile();

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);
const [office, elsewhere] = ["203.0.113.7", "198.51.100.4"];
let seller: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  await storeSetting(api.db, staffNetworks, "");
  [seller, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  const form = { user_name: "Asha", company_name: "Asha Steel", address: "Plot 1, Jalna 431203", email: "" };
  const numbers = { gst_number: "27AAPFU0939F1ZV", pan_number: "AAPFU0939F" };
  expect((await api.post("/customer/become-seller", { ...form, ...numbers }, seller)).status).toBe(200);
});

/** The PAN card that the seller sent: its file, and the address under which the desk's page shows it. */
async function sentCard() {
  const { id } = (await uploadFile(api, seller, png)).body;
  expect((await api.post("/user-document", { kind: "pan card", upload_id: id }, seller)).status).toBe(200);
  const [shown] = (await api.get(`/desk/user/${seller.id}/document`, staff)).body.data;
  return { id, documentId: shown.id, url: String(shown.url) };
}

const open = async (url: string, { ip = office, as }: { ip?: string; as?: SignedIn } = {}) =>
  (await api.server.inject({ url, remoteAddress: ip, headers: as ? sessionHeaders(as) : {} })).statusCode;

const readings = async () => {
  const rows = await api.db.selectFrom("audit_event").selectAll().where("action", "=", "user document-read").execute();
  return rows.filter(({ subject }) => subject === `user:${seller.id}`);
};

it("opens for the desk inside its networks only, by a session as by the key of an address, and for its owner from anywhere", async () => {
  const { id, url } = await sentCard();
  await storeSetting(api.db, staffNetworks, "203.0.113.0/24");

  expect(await open(`/api/upload/${id}`, { as: staff, ip: elsewhere })).toBe(403);
  expect(await open(url, { ip: elsewhere })).toBe(403);
  expect(await readings()).toEqual([]);
  expect(await open(`/api/upload/${id}`, { as: seller, ip: elsewhere })).toBe(200);

  expect(await open(`/api/upload/${id}`, { as: staff })).toBe(200);
  expect(await open(url)).toBe(200);
});

it("notes in the trail who of the desk read a person's document, once a day, and nothing of its owner", async () => {
  const { id, documentId, url } = await sentCard();
  expect(await open(`/api/upload/${id}`, { as: seller })).toBe(200);
  expect(await readings()).toEqual([]);

  for (const again of [url, url, `/api/upload/${id}`]) expect(await open(again, { as: staff })).toBe(200);
  const colleague = await api.signIn("staff");
  expect(await open(`/api/upload/${id}`, { as: colleague })).toBe(200);

  expect(await readings()).toMatchObject([
    { actor_id: staff.id, detail: { document_id: documentId } },
    { actor_id: colleague.id, detail: { document_id: documentId } },
  ]);
  const { data } = (await api.get(`/desk/audit?subject=${seller.phone}`, staff)).body;
  expect(data[0].named).toEqual([{ field: "document_id", words: "PAN card" }]);

  api.clock.advance(24 * 3_600);
  await api.db
    .updateTable("session")
    .set({ expires_at: new Date("2027-01-01") })
    .execute();
  expect(await open(`/api/upload/${id}`, { as: staff })).toBe(200);
  expect(await readings()).toHaveLength(3);
});

it("notes once that somebody reads a document, also where their page opens its picture several times at once", async () => {
  const { url } = await sentCard();

  expect(await Promise.all([1, 2, 3, 4].map(() => open(url)))).toEqual([200, 200, 200, 200]);

  expect(await readings()).toHaveLength(1);
});

it("notes nothing for a picture that is no document of a person", async () => {
  const { id } = (await uploadFile(api, seller, png)).body;
  expect(await open(`/api/upload/${id}`, { as: staff })).toBe(200);
  expect(await readings()).toEqual([]);
});
