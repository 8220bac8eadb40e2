import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { waitUntil } from "@mandi/launch/process/wait-until";
import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { areaReports, failuresIn } from "../harness/area-reports";
import type { Asked } from "../harness/asked";
import { hostCookie } from "../harness/cookies";
import { type Journey, journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { release, releaseStore } from "../harness/release-command";
import { openAndSettle } from "../harness/settled";
import { untilQuiet } from "../harness/traffic";
import { buildChanged } from "./changed-build";

const area = "public";
const oldTitle = "Steel and construction material prices in India";
const newTitle = "The second front page";
const change = {
  file: "src/home/home-head.tsx",
  before: "<h1 className={styles.title}>{home.title}",
  after: `<h1 className={styles.title}>${newTitle}`,
};

/** The page a person got, and the failures that their browser reported. */
interface Outcome {
  readonly title: string | null;
  readonly reports: readonly unknown[];
  readonly versions: readonly string[];
  readonly brokenPictures: number;
}

journey(
  "one byte changed in any file of a live version: it is refused, the previous version is shown, and the failure is reported once",
  async (all) => {
    const one = await liveVersion();
    const { version: two, dist, remove } = await buildChanged(area, change);
    await release("publish", area, "--to", dist);
    remove();
    await release("promote", `${area}@${two}`, "--no-smoke", "--reason", "journey");
    try {
      const files = await filesOfTheFrontPage(all, two);
      const code = files.filter((file) => /\.(js|css)$/.test(file));
      const others = [...files.filter((file) => !code.includes(file)), "area.json"];
      expect(code.map((file) => /\/js\/|\/css\/|^entry/.exec(file)?.[0]).sort()).toEqual(
        expect.arrayContaining(["/css/", "/js/", "entry"]),
      );
      expect(others.length).toBeGreaterThan(1);

      for (const file of code) {
        const repair = tamper(two, file);
        const answers = await fetch(`${currentPlace().url}/areas/${area}/${two}/${file}`);
        const { title, reports } = await seenBy(all, oldTitle, 1);
        repair();
        const told = expect.objectContaining({ version: two, kind: expect.stringMatching(/http|chunk/) });
        expect([file, answers.status, title, reports]).toEqual([file, 404, oldTitle, [told]]);
      }
      for (const file of others) {
        const repair = tamper(two, file);
        const answers = await fetch(`${currentPlace().url}/areas/${area}/${two}/${file}`);
        await whenLive(one); // the server has checked it and refuses to serve it
        const { title, versions, brokenPictures, reports } = await seenBy(all, oldTitle);
        repair();
        expect([file, answers.status, title, versions]).toEqual([file, 404, oldTitle, [one]]);
        expect([brokenPictures, reports]).toEqual([0, []]);
        await whenLive(two);
      }
      const repair = damageOnDisk(two, files.find((file) => file.startsWith("entry")) ?? "");
      const { title, reports } = await seenBy(all, oldTitle, 1);
      repair();
      expect([title, reports.length]).toEqual([oldTitle, 1]);
      expect(await seenBy(all, newTitle)).toMatchObject({ title: newTitle, reports: [] });
    } finally {
      await release("rollback", area, "--reason", "journey");
      await release("resume", area);
    }
  },
);

async function liveVersion(): Promise<string> {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  return ((await answer.json()) as ReleaseDocument).areas[area]?.version ?? "";
}

async function whenLive(version: string): Promise<void> {
  const isLive = async () => (await liveVersion()) === version || undefined;
  expect(await waitUntil(isLive, { withinMs: 30_000, everyMs: 100 })).toBe(true);
}

/** A new browser profile opens the front page and reads down to its end. */
async function read(
  { visit }: Journey,
  look: (page: Page) => void,
): Promise<{ page: Page; reports: readonly AreaReport[] }> {
  const { page, context, troubles } = await visit();
  troubles.expect(/./); // The browser logs every file that it refuses; the journey is about what the user sees.
  // Always the same person: failures of several people would roll the version back.
  await context.addCookies([{ ...hostCookie("__Host-mandi-bucket", "42"), httpOnly: true }]);
  look(page);
  const reports = await areaReports(page);
  await answerInstead(page, "*/api/home", withoutVideo);
  await openAndSettle(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await untilQuiet(page);
  return { page, reports };
}

/** Without a video the area shows its own drawing: a file that is neither code nor style. */
async function withoutVideo({ askProduct, answer }: Asked): Promise<void> {
  const like = await askProduct();
  const home: { readonly shop_on: object } = await like.json();
  await answer({ like, json: { ...home, shop_on: { ...home.shop_on, video_link: "" } } });
}

async function filesOfTheFrontPage(all: Journey, version: string): Promise<string[]> {
  const asked = new Set<string>();
  const { page } = await read(all, (opened) => {
    opened.on("request", (request) => {
      const file = fileOf(request.url());
      if (file?.version === version) asked.add(file.name);
    });
  });
  await expect(titleOf(page)).resolves.toBe(newTitle);
  await page.context().close();
  return [...asked];
}

/** What a person who opens the front page gets; waits for the `expected` failures, because a browser reports them last. */
async function seenBy(all: Journey, expectedTitle: string, expected = 0): Promise<Outcome> {
  const versions = new Set<string>();
  const { page, reports } = await read(all, (opened) => {
    opened.on("request", (request) => {
      const file = fileOf(request.url());
      if (file) versions.add(file.version);
    });
  });
  await waitUntil(() => failuresIn(reports).length >= expected || undefined, { withinMs: 30_000, everyMs: 50 });
  const awaited = page.getByRole("heading", { level: 1, name: expectedTitle });
  await awaited.waitFor({ state: "attached" }).catch(() => undefined); // what is shown instead is checked below
  const title = await titleOf(page);
  const brokenPictures = await page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  );
  await page.context().close();
  return { title, reports: failuresIn(reports), versions: [...versions], brokenPictures };
}

/** The file of the area that an address names. */
function fileOf(address: string): { readonly version: string; readonly name: string } | null {
  const [, version, name] = new RegExp(`/areas/${area}/([0-9a-f]{16})/([^?]+)`).exec(address) ?? [];
  return version && name ? { version, name } : null;
}

const titleOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 }).first().textContent();

const placeOf = (version: string, file: string) => join(releaseStore(), "areas", area, version, file);

/** Changes one byte like an informed attacker, in the compressed copies too. @returns how to repair it. */
function tamper(version: string, file: string): () => void {
  const changed = flipped(readFileSync(placeOf(version, file)));
  const copies = { "": changed, ".br": brotliCompressSync(changed), ".gz": gzipSync(changed) };
  const repairs = Object.entries(copies).map(([suffix, content]) => replace(placeOf(version, file) + suffix, content));
  return () => {
    for (const repair of repairs) repair();
  };
}

/** Changes one byte of the copy that browsers get, like a disk error. @returns how to repair it. */
function damageOnDisk(version: string, file: string): () => void {
  const copy = `${placeOf(version, file)}.br`;
  return replace(copy, flipped(readFileSync(copy)));
}

function replace(place: string, content: Buffer): () => void {
  if (!existsSync(place)) return () => undefined;
  const before = readFileSync(place);
  writeFileSync(place, content);
  return () => writeFileSync(place, before);
}

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
