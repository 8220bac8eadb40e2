import { apiOfFile } from "../../testing/api-of-file";
import { runOperator } from "./run-operator";

const api = apiOfFile();

async function staff(...typed: string[]) {
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const code = await runOperator(typed, { db: api.db, clock: api.clock, out: say, error: say });
  return { code, text: lines.join("\n") };
}
const trail = async () =>
  (await api.db.selectFrom("audit_event").select(["action", "actor_id", "reason"]).orderBy("id").execute()).at(-1);
const person = (phone: string) =>
  api.db.selectFrom("users").select(["type", "suspended_at"]).where("phone", "=", phone).executeTakeFirst();

it("gives a new desk its first person, with a phone that nobody had, and records it in the trail", async () => {
  expect(await staff("appoint", "9812300001", "--reason", "First person")).toEqual({
    code: 0,
    text: "The person is staff from the next login on, with every role.",
  });

  expect(await person("9812300001")).toMatchObject({ type: "staff" });
  expect(await trail()).toEqual({ action: "user appoint by the operator", actor_id: null, reason: "First person" });
  expect((await staff("list")).text).toMatch(/^\d+ {2}9812300001 {2}-$/);
  expect(await staff("appoint", "9812300001", "--reason", "Again")).toMatchObject({ code: 1 });
});

it("suspends, restores access and changes a phone, each with an entry in the trail and the end of every session", async () => {
  const one = await api.signIn("staff");
  expect(await staff("suspend", one.phone, "--reason", "Stolen")).toMatchObject({ code: 0 });
  expect((await api.get("/desk/queue", one)).status).toBe(401);
  expect(await staff("suspend", one.phone, "--reason", "Stolen")).toMatchObject({ code: 1 });

  expect(await staff("restore", one.phone, "--reason", "Found")).toMatchObject({ code: 0 });
  expect(await person(one.phone)).toMatchObject({ suspended_at: null });
  expect(await staff("phone", one.phone, "9812300002", "--reason", "New")).toMatchObject({ code: 0 });
  expect(await person("9812300002")).toMatchObject({ type: "staff" });
  expect(await trail()).toMatchObject({ action: "user phone", actor_id: null });
});

it("gives every role to a person of the desk when nobody is left who could, and ends their sessions", async () => {
  const one = await api.signIn("staff", { roles: [] });
  expect((await api.get("/desk/queue", one)).status).toBe(403);
  expect(await staff("roles", one.phone, "--reason", "The only admin left")).toEqual({
    code: 0,
    text: "The person has every role of the desk.",
  });
  const { desk_roles } = await api.db
    .selectFrom("users")
    .select("desk_roles")
    .where("phone", "=", one.phone)
    .executeTakeFirstOrThrow();
  expect(desk_roles).toEqual(["operator", "accountant", "approver", "admin"]);
  expect((await api.get("/desk/right", one)).status).toBe(401);
});

it("makes no trader a member of staff, and changes nobody who is not staff", async () => {
  const [seller, buyer] = [await api.signIn("seller"), await api.signIn("customer")];
  expect(await staff("appoint", seller.phone, "--reason", "x")).toMatchObject({ code: 1 });
  expect(await staff("suspend", buyer.phone, "--reason", "x")).toEqual({
    code: 1,
    text: "Nobody at the desk has this number.",
  });
  expect(await person(buyer.phone)).toMatchObject({ type: "customer", suspended_at: null });
});

it.each([
  [],
  ["list", "all"],
  ["appoint", "9812300003"],
  ["appoint", "12", "--reason", "x"],
  ["phone", "9812300003", "--reason", "x"],
])("shows the usage when it is mistyped: %s %s", async (...typed) => {
  expect(await staff(...typed.filter((word) => word !== undefined))).toMatchObject({
    code: 2,
    text: expect.stringContaining("pnpm staff appoint"),
  });
});
