import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { type ApiProcess, createApiProcess, hangAfterMs, untilReady } from "./api-process";
import { type DurablePostgres, openDurablePostgres } from "./durable-postgres";
import { countEffects, findHalves, findWrongMarks } from "./effects";
import { createKillMarket, type KillMarket, makeEnquiry, nextWrite, offerBookings, type Writer } from "./kill-market";
import { type Chance, seeded } from "./seeded";
import { attempt, insist, type Outcome, type Write } from "./write";

/** Rounds of: write, kill, recover, count. */
export interface KillOptions {
  readonly kills: number;
  readonly seed: number;
  readonly onRound?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Writes whose answer was lost, and how many of them had taken effect nevertheless. */
  readonly unknown: number;
  readonly unknownDone: number;
  /** The time from each kill until the API served again, by round. */
  readonly readyMs: readonly number[];
}

type Victim = "api" | "postgres" | "both";

interface Sent {
  readonly write: Write;
  readonly outcome: Outcome;
}

const preferredPort = 4_560;
const bookingsEach = 3;

/**
 * Kills the API, PostgreSQL or both at random moments while buyers write, and after each kill counts what exists.
 *
 * @throws Error that names seed and round when a write was lost or duplicated, something is half done, or the API does not recover.
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const postgres = await openDurablePostgres();
  try {
    const market = await createKillMarket(postgres);
    const port = await freePort(preferredPort);
    const api = createApiProcess({ databaseUrl: market.api.database.url, port });
    try {
      return await runRounds(options, { postgres, market, api });
    } finally {
      await api.stop();
      await market.api.server.close();
      await market.api.db.destroy();
    }
  } finally {
    await postgres.remove();
  }
}

interface World {
  readonly postgres: DurablePostgres;
  readonly market: KillMarket;
  readonly api: ApiProcess;
}

async function runRounds({ kills, seed, onRound }: KillOptions, world: World): Promise<KillReport> {
  const chance = seeded(seed);
  const everything: Sent[] = [];
  const readyMs: number[] = [];
  let unknownDone = 0;
  world.api.start();
  if (!(await untilReady(world.api))) throw new Error("The API did not start");
  for (let round = 1; readyMs.length < kills; round += 1) {
    // The last kill leaves the API alive, so that its jobs must survive the loss of their database.
    const drawn = chance.pick(["api", "api", "postgres", "postgres", "both"] as const);
    const victim = readyMs.length === kills - 1 ? "postgres" : drawn;
    try {
      await offerBookings(world.market, bookingsEach);
      const { sent, tookMs } = await writeAndKill(world, victim, chance);
      readyMs.push(tookMs);
      const done = await settle(world, sent);
      unknownDone += done;
      everything.push(...sent);
      onRound?.(
        `${round}. ${victim}: ${sent.length} writes, ${done} done without an answer, ready ${Math.round(tookMs)} ms`,
      );
    } catch (error) {
      throw new Error(`seed ${seed}, round ${round} (${victim}): ${String(error)}`, { cause: error });
    }
  }
  const { db } = world.market.api;
  expectOnce(
    await countEffects(
      db,
      everything.map(({ write }) => write),
    ),
    `seed ${seed}, at the end`,
  );
  if (!(await untilOutboxIsEmpty(world)))
    throw new Error(`seed ${seed}: the jobs did not continue after the last kill`);
  const unknown = everything.filter(({ outcome }) => outcome.kind === "unknown").length;
  return {
    kills: readyMs.length,
    acknowledged: everything.length - unknown,
    unknown,
    unknownDone,
    readyMs,
  };
}

/** Lets all writers write until the kill, kills, and recovers. */
async function writeAndKill(world: World, victim: Victim, chance: Chance): Promise<{ sent: Sent[]; tookMs: number }> {
  const { postgres, api, market } = world;
  let isOver = false;
  const sent: Sent[] = [];
  const write = async (writer: Writer, luck: Chance): Promise<void> => {
    while (!isOver) {
      const next = nextWrite(market, writer, luck);
      const outcome = await attempt(api.address, next);
      sent.push({ write: next, outcome });
      if (outcome.kind === "unknown") return;
    }
  };
  const writing = market.writers.map((writer) => write(writer, seeded(chance.below(2 ** 32))));
  await Promise.race([pause(60 + chance.below(440)), ...writing.map((each) => each.then(() => pause(1_000)))]);
  const killedAt = performance.now();
  if (victim !== "api") postgres.kill();
  if (victim !== "postgres") api.kill();
  isOver = true;
  await recover(world, victim);
  const isReady = await untilReady(api);
  const tookMs = performance.now() - killedAt;
  await Promise.all(writing);
  if (!isReady) throw new Error("Never ready again");
  return { sent, tookMs };
}

/** What the launcher does when one of its programs has died. */
async function recover({ postgres, api }: World, victim: Victim): Promise<void> {
  if (victim !== "api") await postgres.reopen();
  if (victim !== "postgres") {
    await api.ended();
    api.start();
  }
}

/** Counts what exists, sends unanswered writes again, and counts again. Returns how many of these had been done. */
async function settle({ api, market }: World, sent: readonly Sent[]): Promise<number> {
  const { db } = market.api;
  const writes = sent.map(({ write }) => write);
  const before = await countEffects(db, writes);
  const isAcknowledged = ({ outcome }: Sent): boolean => outcome.kind === "acknowledged";
  const lost = sent.filter((each) => isAcknowledged(each) && before.get(each.write.trace) !== 1);
  if (lost.length > 0)
    throw new Error(`Acknowledged, but not present exactly once: ${lost.map(({ write }) => write.trace)}`);

  const unanswered = sent.filter((each) => !isAcknowledged(each));
  for (const { write } of unanswered) await insist(api.address, write);
  for (const { write, outcome } of sent.filter(isAcknowledged).slice(-2)) {
    const again = await insist(api.address, write);
    if (outcome.kind === "acknowledged" && again !== outcome.text)
      throw new Error(`${write.trace}: another answer, ${again}`);
  }
  expectOnce(await countEffects(db, writes), "after the retries");
  const problems = [...(await findHalves(db)), ...(await findWrongMarks(db, market.writers))];
  if (problems.length > 0) throw new Error(problems.join("; "));
  return unanswered.filter(({ write }) => before.get(write.trace) === 1).length;
}

/** A surviving process finishes the jobs of killed processes and of a killed database, so that every notification is sent in the end. */
async function untilOutboxIsEmpty({ api, market }: World): Promise<boolean> {
  const [writer] = market.writers;
  if (!writer) throw new Error("Nobody writes");
  await insist(api.address, makeEnquiry(market, writer));
  const isEmpty = async (): Promise<true | undefined> => {
    const unsent = await market.api.db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .limit(1)
      .execute();
    return unsent.length === 0 ? true : undefined;
  };
  return (await waitUntil(isEmpty, { withinMs: hangAfterMs, everyMs: 100 })) === true;
}

function expectOnce(counts: ReadonlyMap<string, number>, when: string): void {
  const wrong = [...counts].filter(([, count]) => count !== 1);
  if (wrong.length > 0)
    throw new Error(`${when}: ${wrong.map(([trace, count]) => `${trace} ${count} times`).join(", ")}`);
}
