import { type DeskRight, type DeskRole, deskRights, deskRoles, hasRight } from "@mandi/shared/contract/desk/right";
import { allRoutes } from "../../platform/routes/all-routes";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

const confirm = (as: SignedIn, approvalId: number) => api.act(as, `/approval/${approvalId}/confirm`);
const rightsOf = async (as: SignedIn) => (await api.get("/desk/right", as)).body.data;

it("refuses every operation of the desk to staff without the right to it, and names the role that it needs", async () => {
  const people = await Promise.all(deskRoles.map((role) => api.signIn("staff", { roles: [role] })));
  const [nobody] = [await api.signIn("staff", { roles: [] })];
  const operations = allRoutes.flatMap((route) =>
    route.right === undefined ? [] : [{ ...route, right: route.right }],
  );
  expect(operations.length).toBeGreaterThan(100);
  for (const { method, path, right } of operations) {
    const kept = people.filter((_, at) => !hasRight(deskRoles.slice(at, at + 1), right));
    for (const as of [nobody, ...kept.slice(0, 1)]) {
      const { status, body } = await api.call(method, path.replace(/:[a-z_]+/g, "1"), { as, body: {} });
      expect([path, status, body.message]).toEqual([
        path,
        403,
        `This needs the role of ${deskRights[right].join(" or ")}. An admin of the desk can give it to you.`,
      ]);
    }
  }
});

it.each<[DeskRole, readonly DeskRight[]]>([
  ["operator", ["look", "trade", "people", "content"]],
  ["accountant", ["look", "books", "money"]],
  ["approver", ["look", "books", "confirm"]],
  ["admin", ["look", "people", "rules", "colleagues"]],
])("tells an %s what they may do", async (role, rights) => {
  expect(await rightsOf(await api.signIn("staff", { roles: [role] }))).toEqual({ roles: [role], rights });
});

it("gives and removes a role with two people, from the next request on", async () => {
  const admin = await api.signIn("staff", { roles: ["admin"] });
  const approver = await api.signIn("staff", { roles: ["approver"] });
  const person = await api.signIn("staff", { roles: ["operator"] });
  const granted = await api.act(admin, `/user/${person.id}/grant-role`, { role: "accountant" });
  expect(await rightsOf(person)).toMatchObject({ roles: ["operator"] });
  const waitingAbout = async () => (await api.get(`/desk/user?search=${person.phone}`, admin)).body.data[0].approval_id;
  expect(await waitingAbout()).toBe(granted.body.approval_id);
  expect((await confirm(person, granted.body.approval_id)).status).toBe(403);
  const [waiting] = (await api.get(`/desk/approval?id=${granted.body.approval_id}`, approver)).body.data;
  expect(waiting.shows).toBe("Role: accountant");
  expect((await confirm(approver, granted.body.approval_id)).status).toBe(200);
  expect(await waitingAbout()).toBeNull();
  expect((await api.get("/desk/reconciliation", person)).status).toBe(200);

  const revoked = await api.act(admin, `/user/${person.id}/revoke-role`, { role: "accountant" });
  expect((await confirm(approver, revoked.body.approval_id)).status).toBe(200);
  expect((await api.get("/desk/reconciliation", person)).status).toBe(403);
  expect((await api.act(admin, `/user/${admin.id}/grant-role`, { role: "accountant" })).status).toBe(403);
});

it("lets colleagues of one company decide about each other's roles and access", async () => {
  const [admin, second, person] = [await api.signIn("staff"), await api.signIn("staff"), await api.signIn("staff")];
  const ids = [admin, second, person].map(({ id }) => id);
  await api.db.updateTable("users").set({ company_name: "Mandi Steel Market" }).where("id", "in", ids).execute();

  const revoked = await api.act(admin, `/user/${person.id}/revoke-role`, { role: "accountant" });
  expect(revoked.status).toBe(200);
  expect((await confirm(second, revoked.body.approval_id)).status).toBe(200);
  expect((await rightsOf(person)).roles).not.toContain("accountant");
  const suspended = await api.act(admin, `/user/${person.id}/suspend`);
  expect((await confirm(second, suspended.body.approval_id)).status).toBe(200);
  expect((await api.get("/desk/right", person)).status).toBe(401);
});

it("does not remove a role that nobody else has, and gives none to a trader", async () => {
  const own = await api.signIn("staff", { roles: ["admin"] });
  const others = await api.db
    .selectFrom("users")
    .select("id")
    .where("type", "=", "staff")
    .where("id", "!=", own.id)
    .execute();
  const ids = others.map(({ id }) => id);
  await api.db
    .updateTable("users")
    .set({ desk_roles: ["approver"] })
    .where("id", "in", ids)
    .execute();
  const content = await api.signIn("staff", { roles: ["operator"] });
  expect(await api.act(own, `/user/${content.id}/revoke-role`, { role: "operator" })).toMatchObject({
    status: 422,
    body: { message: "Nobody else has the role of operator. Please grant it to somebody else first." },
  });
  expect((await api.act(own, `/user/${content.id}/revoke-role`, { role: "admin" })).status).toBe(409);
  const seller = await api.signIn("seller");
  expect((await api.act(own, `/user/${seller.id}/grant-role`, { role: "admin" })).status).toBe(422);
});

it("lapses what waits when its requester may no longer do it", async () => {
  const admin = await api.signIn("staff", { roles: ["admin"] });
  const approver = await api.signIn("staff", { roles: ["approver"] });
  const person = await api.signIn("staff", { roles: ["operator"] });
  const asked = await api.act(admin, `/user/${person.id}/grant-role`, { role: "accountant" });
  await api.db
    .updateTable("users")
    .set({ desk_roles: ["operator"] })
    .where("id", "=", admin.id)
    .execute();
  expect((await confirm(approver, asked.body.approval_id)).body).toMatchObject({
    lapsed: true,
    message: expect.stringContaining("The person who requested it may no longer do it."),
  });
  expect(await rightsOf(person)).toMatchObject({ roles: ["operator"] });
});

it("makes a new colleague an operator unless other roles are named", async () => {
  const [admin, approver] = [
    await api.signIn("staff", { roles: ["admin"] }),
    await api.signIn("staff", { roles: ["approver"] }),
  ];
  const rolesAfter = async (body: object) => {
    const person = await api.signIn("customer");
    const asked = await api.act(admin, `/user/${person.id}/appoint`, body);
    expect((await confirm(approver, asked.body.approval_id)).status).toBe(200);
    return api.db.selectFrom("users").select("desk_roles").where("id", "=", person.id).executeTakeFirstOrThrow();
  };
  expect(await rolesAfter({})).toEqual({ desk_roles: ["operator"] });
  expect(await rolesAfter({ roles: ["approver", "accountant"] })).toEqual({ desk_roles: ["approver", "accountant"] });
});
