import type { UserType } from "@mandi/shared/contract/role";
import { createDatabase, type Db } from "../database/database";
import { createPool } from "../database/pool";
import { sha256 } from "../ids";
import type { Access } from "./route";
import { type FindActor, findCaller, refusalOf } from "./session-gate";

const now = new Date("2026-11-21T05:00:00.000Z");
const token = "t".repeat(43);
const binding = "b".repeat(43);
/** Never used: the gate leaves the search to `find`. */
const db: Db = createDatabase(
  createPool({ url: "postgres://127.0.0.1:1/none", size: 1, onIdleError: () => undefined }),
);
afterAll(() => db.destroy());

/** Has one session and records what it was asked for. */
function knowing(type: UserType) {
  const asked: unknown[] = [];
  const find: FindActor = async (_db, tokenHash, bindingHash, at) => {
    asked.push([tokenHash, bindingHash, at]);
    const isKnown = tokenHash.equals(sha256(token)) && bindingHash.equals(sha256(binding));
    const person = {
      phone: "9893000147",
      name: "Tara",
      verificationStatus: "approved",
      deskRoles: [],
      codeUntil: null,
    };
    return isKnown ? { id: 7, type, ...person } : undefined;
  };
  return { asked, find };
}

const good = { authorization: `Bearer ${token}`, cookie: `theme=dark; __Host-mandi-bind=${binding}; other=1` };
async function admit(access: Access, headers: object, find: FindActor) {
  const caller = await findCaller(access, { ...headers }, db, now, find);
  const refusal = refusalOf({ access }, caller);
  if (refusal) throw refusal;
  return caller;
}
const enter = (access: Access, headers: object, type: UserType = "seller") =>
  admit(access, headers, knowing(type).find);

it("accepts a session with both halves, looked up only by their digests", async () => {
  const { asked, find } = knowing("seller");

  const caller = await admit("signed-in", good, find);

  expect(caller).toMatchObject({ actor: { id: 7, type: "seller" }, sessionHash: sha256(token) });
  expect(asked).toEqual([[sha256(token), sha256(binding), now]]);
});

it("looks for no session where anyone may call, and works without one where it is optional", async () => {
  const { asked, find } = knowing("seller");

  expect(await admit("anyone", good, find)).toEqual({ actor: undefined, sessionHash: undefined });
  expect(asked).toEqual([]);
  expect(await admit("anyone-or-session", {}, find)).toEqual({ actor: undefined, sessionHash: undefined });
  expect(await admit("anyone-or-session", good, find)).toMatchObject({ actor: { id: 7 } });
});

it.each([
  ["no header at all", {}],
  ["the cookie alone", { cookie: good.cookie }],
  ["the token alone", { authorization: good.authorization }],
  ["something before the token", { ...good, authorization: `x${good.authorization}` }],
  ["something after the token", { ...good, authorization: `${good.authorization}x` }],
  ["two binding cookies", { ...good, cookie: `${good.cookie}; __Host-mandi-bind=${binding}` }],
  ["a cookie whose name only ends like ours", { ...good, cookie: `x__Host-mandi-bind=${binding}` }],
  ["a cookie whose name only begins like ours", { ...good, cookie: `__Host-mandi-bind2=${binding}` }],
  ["an empty binding", { ...good, cookie: "__Host-mandi-bind=" }],
  ["an unknown token", { ...good, authorization: `Bearer ${"u".repeat(43)}` }],
  ["another session's binding", { ...good, cookie: `__Host-mandi-bind=${"c".repeat(43)}` }],
])("accepts no session with %s (401)", async (_what, headers) => {
  await expect(enter("signed-in", headers)).rejects.toMatchObject({ status: 401, code: "signed_out" });
  expect(await enter("anyone-or-session", headers)).toEqual({ actor: undefined, sessionHash: undefined });
});

it("admits only the named kinds of user (403)", async () => {
  expect(await enter(["customer", "seller"], good, "seller")).toMatchObject({ actor: { type: "seller" } });
  expect(await enter("signed-in", good, "transporter")).toMatchObject({ actor: { type: "transporter" } });
  await expect(enter(["customer", "seller"], good, "transporter")).rejects.toMatchObject({
    status: 403,
    code: "forbidden",
  });
});
