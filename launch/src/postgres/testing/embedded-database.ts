import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { readJsonFile, textField } from "../../process/parse-json";
import { identityOf, sendSignal } from "../../process/process-identity";
import { waitUntil } from "../../process/wait-until";
import { withConnection } from "../connection";
import { isRoot } from "../place";
import { type ClosedCheckout, makeClosedCheckout } from "./closed-checkout";
import { endAllHolders, type HeldServer, hold, killHolder, letGo, startHolder } from "./hold";

/** An unprivileged account that root can switch to. */
export const NOBODY = 65534;

function notesOn(server: HeldServer): string {
  const url = new URL(server.url);
  url.pathname = "/notes";
  return url.href;
}

async function writeNote(server: HeldServer, note: string): Promise<void> {
  await withConnection(server.url, async (client) => {
    await client.query("drop database if exists notes");
    await client.query("create database notes");
  });
  await withConnection(notesOn(server), async (client) => {
    await client.query("create table notes (note text)");
    await client.query("insert into notes values ($1)", [note]);
  });
}

async function readNotes(server: HeldServer): Promise<readonly unknown[]> {
  return withConnection(notesOn(server), async (client) => {
    const answer = await client.query<{ note: unknown }>("select note from notes");
    return answer.rows.map((row) => row.note);
  });
}

async function untilDead(pid: number): Promise<void> {
  await waitUntil(() => (identityOf(pid) === undefined ? true : undefined), { withinMs: 10_000, everyMs: 20 });
}

/** Tests of the embedded database of a closed checkout, whoever starts it; `uid` when root switches to another account. */
export function itHoldsForAccount(uid?: number): void {
  const world = openWorld(uid);
  itKeepsWhatWasWritten(world);
  itSurvivesKills(world);
  itSharesItsPlace(world);
}

type World = ReturnType<typeof openWorld>;

/** A closed checkout of one account, and the servers held in it. */
function openWorld(uid?: number) {
  let checkout: ClosedCheckout;
  let known: string | undefined;
  const strays: ChildProcess[] = [];
  const order = () => ({ checkout: checkout.path, ...(uid === undefined ? {} : { uid }) });

  beforeAll(() => {
    checkout = makeClosedCheckout(uid);
  });

  afterEach(endAllHolders);

  afterAll(() => {
    for (const stray of strays) stray.kill("SIGKILL");
    checkout.remove();
  });

  return {
    uid,
    strays,
    order,
    newDataRoot: () => checkout.newDataRoot(),
    /** Shared by all tests that are not about the creation of a database, because that takes long. */
    sharedRoot: () => {
      known ??= checkout.newDataRoot();
      return known;
    },
    isHeldBy: (dataRoot: string): Promise<HeldServer> => hold({ ...order(), dataRoot }),
  };
}

/** Where the files are: with the checkout's other data, or in the system folder that it points at. */
function folderOf(dataRoot: string): string {
  return textField(readJsonFile(join(dataRoot, "place.json")), "folder") ?? dataRoot;
}

function itKeepsWhatWasWritten({ order, newDataRoot, sharedRoot, isHeldBy }: World): void {
  it("keeps its data and port over a clean stop", async () => {
    const dataRoot = newDataRoot();
    const first = await isHeldBy(dataRoot);
    await writeNote(first, "kept");
    await letGo(first);
    expect(identityOf(first.pid)).toBeUndefined();

    const second = await isHeldBy(dataRoot);

    expect(await readNotes(second)).toEqual(["kept"]);
    expect(second.url).toBe(first.url);
    await letGo(second);
  });

  it("listens on the loopback address only, requires the password, and syncs to disk", async () => {
    const server = await isHeldBy(sharedRoot());
    const settings = await withConnection(server.url, async (client) => {
      const names = ["fsync", "listen_addresses", "server_encoding", "synchronous_commit"];
      const answer = await client.query("select name, setting from pg_settings where name = any($1) order by 1", [
        names,
      ]);
      const role = await client.query("select rolsuper from pg_roles where rolname = current_user");
      return { settings: answer.rows.map((row) => row.setting), isAdministrator: role.rows[0]?.rolsuper };
    });
    const wrong = new URL(server.url);
    wrong.password = "guess";

    await expect(withConnection(wrong.href, async () => "in")).rejects.toThrow(/password authentication failed/);
    expect(settings).toEqual({ settings: ["on", "127.0.0.1", "UTF8", "on"], isAdministrator: false });
    await letGo(server);
  });

  it("removes a temporary server when it is stopped, and when its user is killed", async () => {
    const stopped = await hold(order());
    await writeNote(stopped, "gone soon");
    await letGo(stopped);
    expect(identityOf(stopped.pid)).toBeUndefined();

    const killed = await hold(order());
    await killHolder(killed.holder);
    await untilDead(killed.pid);
    expect(identityOf(killed.pid)).toBeUndefined();
  });
}

function itSurvivesKills({ order, newDataRoot, sharedRoot, isHeldBy }: World): void {
  it("adopts the server that survived its killed launcher", async () => {
    const dataRoot = sharedRoot();
    const first = await isHeldBy(dataRoot);
    await writeNote(first, "before the kill");
    await killHolder(first.holder);

    const second = await isHeldBy(dataRoot);

    expect(second.pid).toBe(first.pid);
    expect(await readNotes(second)).toEqual(["before the kill"]);
    await letGo(second);
    expect(identityOf(first.pid)).toBeUndefined();
  });

  it("recovers when the server and its launcher are killed", async () => {
    const dataRoot = sharedRoot();
    const first = await isHeldBy(dataRoot);
    await writeNote(first, "acknowledged");
    sendSignal(first.pid, "SIGKILL");
    await killHolder(first.holder);

    const second = await isHeldBy(dataRoot);

    expect(second.pid).not.toBe(first.pid);
    expect(await readNotes(second)).toEqual(["acknowledged"]);
    await letGo(second);
  });

  it("starts again after a kill during the creation of the database, and leaves nothing incomplete", async () => {
    const dataRoot = newDataRoot();
    const holder = await startHolder({ ...order(), dataRoot });
    const isCreating = () =>
      existsSync(folderOf(dataRoot)) && readdirSync(folderOf(dataRoot)).some((name) => name.startsWith("data.draft-"));
    await waitUntil(() => (isCreating() ? true : undefined), { withinMs: 10_000, everyMs: 5 });
    await killHolder(holder);
    expect(existsSync(join(folderOf(dataRoot), "data"))).toBe(false);

    const server = await isHeldBy(dataRoot);

    await writeNote(server, "whole");
    expect(readdirSync(folderOf(dataRoot)).filter((name) => name.includes("draft"))).toEqual([]);
    await letGo(server);
  });
}

/** With a second process, with another program on its port, and with one that has its process id. */
function itSharesItsPlace({ uid, strays, sharedRoot, isHeldBy }: World): void {
  it("lets a second process use the server, and only the owner stops it", async () => {
    const dataRoot = sharedRoot();
    const owner = await isHeldBy(dataRoot);

    const guest = await isHeldBy(dataRoot);
    expect(guest.url).toBe(owner.url);
    await letGo(guest);

    await writeNote(owner, "still there");
    await letGo(owner);
    expect(identityOf(owner.pid)).toBeUndefined();
  });

  it("moves to another port when another program took the remembered one", async () => {
    const dataRoot = sharedRoot();
    const first = await isHeldBy(dataRoot);
    await letGo(first);
    const stranger = createServer();
    const port = Number(new URL(first.url).port);
    await new Promise<void>((resolve) => stranger.listen(port, "127.0.0.1", resolve));

    const second = await isHeldBy(dataRoot);

    expect(new URL(second.url).port).not.toBe(String(port));
    await letGo(second);
    await new Promise((resolve) => stranger.close(resolve));
  });

  it("is not misled by a process id that now belongs to another program", async () => {
    const dataRoot = sharedRoot();
    const first = await isHeldBy(dataRoot);
    await letGo(first);
    const account = uid === undefined ? {} : { uid, gid: uid };
    const stranger = spawn("sleep", ["60"], { stdio: "ignore", ...(isRoot() ? { uid: NOBODY } : {}), ...account });
    strays.push(stranger);
    writeFileSync(
      join(folderOf(dataRoot), "data", "postmaster.pid"),
      `${stranger.pid}\n/elsewhere\n1\n5432\n\n\n1 1\nready\n`,
    );

    const second = await isHeldBy(dataRoot);

    await writeNote(second, "open");
    await letGo(second);
    expect(stranger.exitCode).toBeNull();
  });
}
