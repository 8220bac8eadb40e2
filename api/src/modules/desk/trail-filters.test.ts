import { recordAudit } from "../../platform/audit";
import { apiOfFile } from "../../testing/api-of-file";

const api = apiOfFile();

const actionsOf = async (query: string): Promise<readonly string[]> => {
  const { data } = (await api.get(`/desk/audit?${query}`, await api.signIn("staff"))).body;
  return data.map(({ action }: { readonly action: string }) => action);
};

it("shows the acts of one kind and of one day in India", async () => {
  const entry = { actorId: null, subject: "order:7", reason: "A test" } as const;
  await recordAudit(api.db, { ...entry, action: "order cancel", at: new Date("2026-03-01T18:29:59.000Z") });
  await recordAudit(api.db, { ...entry, action: "order note", at: new Date("2026-03-01T18:30:00.000Z") });
  await recordAudit(api.db, { ...entry, action: "payment verify", at: new Date("2026-03-02T10:00:00.000Z") });

  expect(await actionsOf("kind=order&day=2026-03-01")).toEqual(["order cancel"]);
  expect(await actionsOf("day=2026-03-02")).toEqual(["payment verify", "order note"]);
  expect(await actionsOf("kind=payment&day=2026-03-02")).toEqual(["payment verify"]);
});

it("shows what one clerk did on a day, without what others did about them and without other days", async () => {
  const [clerk, admin] = [await api.signIn("staff"), await api.signIn("staff")];
  const at = new Date("2026-03-05T06:00:00.000Z");
  const entry = { at, actorId: clerk.id, subject: "order:7", reason: "A test" } as const;
  await recordAudit(api.db, { ...entry, action: "order note" });
  await recordAudit(api.db, { ...entry, action: "order cancel", at: new Date("2026-03-06T06:00:00.000Z") });
  await recordAudit(api.db, { ...entry, actorId: admin.id, action: "user grant-role", subject: `user:${clerk.id}` });

  expect(await actionsOf(`actor_id=${clerk.id}&day=2026-03-05`)).toEqual(["order note"]);
  expect(await actionsOf(`person_id=${clerk.id}&day=2026-03-05`)).toEqual(["user grant-role", "order note"]);
});

it("refuses a day that does not exist", async () => {
  const answer = await api.get("/desk/audit?day=2026-02-31", await api.signIn("staff"));
  expect(answer.status).toBe(422);
});

it("finds everybody who acts, by their GSTIN, their phone as it is shown, and their company", async () => {
  const [staff, person] = [await api.signIn("staff"), await api.signIn("customer")];
  const form = { user_name: "Asha", company_name: "Asha Steel of Jalna", address: "Plot 1, Jalna", email: "" };
  const numbers = { gst_number: "27AAPFU0939F1ZV", pan_number: "AAPFU0939F" };
  expect((await api.post("/customer/become-seller", { ...form, ...numbers }, person)).status).toBe(200);
  const found = async (typed: string): Promise<readonly number[]> => {
    const { data } = (await api.get(`/desk/user?search=${encodeURIComponent(typed)}`, staff)).body;
    return data.map(({ id }: { readonly id: number }) => id);
  };
  const phone = `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`;

  for (const typed of ["27aapfu 0939f1zv", phone, "steel of jalna"]) expect(await found(typed)).toEqual([person.id]);
  for (const typed of ["27AAPFU0939F1Z", "+91", "-", "( )"]) expect(await found(typed)).toEqual([]);
  expect(await found(`+91${person.phone.slice(0, 9)}`)).toContain(person.id);
  const { data } = (await api.get(`/desk/audit?actor_id=${person.id}`, staff)).body;
  expect(data.map(({ action }: { readonly action: string }) => action)).toContain("become seller");
});
