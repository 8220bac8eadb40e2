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

it("refuses a day that does not exist", async () => {
  const answer = await api.get("/desk/audit?day=2026-02-31", await api.signIn("staff"));
  expect(answer.status).toBe(422);
});
