import { sql } from "kysely";
import { recordAudit } from "../../platform/audit";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";

const api = apiOfFile();

const write = (action: string, tx = api.db) =>
  recordAudit(tx, { at: api.clock.now(), actorId: null, action, subject: "order:1", detail: { of: action } });
const rowOf = (action: string) =>
  api.db.selectFrom("audit_event").select("id").where("action", "=", action).executeTakeFirstOrThrow();
const verify = async (query = "") => (await api.get(`/desk/audit/verify${query}`, await api.signIn("staff"))).body;

/** Runs statements as the owner of the tables, then verifies the chain. */
async function tampered(change: string) {
  await asOwner([
    "alter table audit_event disable trigger user",
    "alter table audit_link disable trigger user",
    change,
  ]);
  return verify();
}

async function asOwner(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(api.db);
}

it.each(["update audit_event set reason = 'x'", "delete from audit_event", "truncate audit_event cascade"])(
  "refuses to change what was written, even for the application's own role: %s",
  async (statement) => {
    await write("kept");
    const before = await api.db.selectFrom("audit_event").selectAll().execute();

    await expect(sql.raw(statement).execute(api.db)).rejects.toThrow("append-only");
    await expect(
      sql.raw(statement.replace("audit_event", "audit_link").replace("reason", "hash")).execute(api.db),
    ).rejects.toThrow();

    expect(await api.db.selectFrom("audit_event").selectAll().execute()).toEqual(before);
  },
);

it("links every row into one chain without gaps, even when many write at the same moment and some roll back", async () => {
  const attempts = Array.from({ length: 40 }, (_, index) =>
    inTransaction(
      api.db,
      async (tx) => {
        await write(`parallel ${index}`, tx);
        await write(`parallel ${index} again`, tx);
        if (index % 4 === 0) throw new Error("taken back");
      },
      index % 3 === 0 ? "serializable" : "read committed",
    ),
  );

  const results = await Promise.allSettled(attempts);

  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const { count } = await api.db
    .selectFrom("audit_event")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(await verify()).toMatchObject({ rows: count, broken: null });
});

it("still contains a head that was noted earlier, and reports it when the end of the trail is missing", async () => {
  await write("before the note");
  const { head } = await verify();
  await write("after the note");
  expect(await verify(`?head=${head}`)).toMatchObject({ broken: null });

  expect(await verify(`?head=${"0".repeat(64)}`)).toMatchObject({
    message: "The trail is broken. The chain no longer has the head that was noted.",
    broken: { id: null },
  });
});

describe("when the owner of the tables switches the triggers off", () => {
  it("names a row that was edited", async () => {
    await write("edited");
    await write("later");
    const { id } = await rowOf("edited");

    expect(await tampered(`update audit_event set actor_id = 7 where id = ${id}`)).toMatchObject({
      message: `The trail is broken at row ${id}. It is not what was written.`,
      broken: { id },
    });
    await asOwner([`update audit_event set actor_id = null where id = ${id}`]);
    expect(await verify()).toMatchObject({ broken: null });
  });

  it("names a row that was written outside the chain", async () => {
    const smuggle = `insert into audit_event (at, action, subject) values (now(), 'smuggled', 'test:1')`;

    const { broken } = await tampered(smuggle);

    expect(broken).toEqual({ id: (await rowOf("smuggled")).id, why: "It is not a link of the chain." });
    await asOwner(["delete from audit_event where action = 'smuggled'"]);
  });

  it("names the row after one that was removed with its link", async () => {
    await asOwner(["alter table audit_event enable trigger user", "alter table audit_link enable trigger user"]);
    await write("removed");
    await write("next");
    const [removed, next] = [await rowOf("removed"), await rowOf("next")];

    const { broken } = await tampered(`with link as (delete from audit_link where event_id = ${removed.id}) select 1`);

    expect(broken).toEqual({ id: next.id, why: "What was written before it is missing." });
  });
});
