import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Page } from "playwright-core";
import { areaReports } from "../harness/area-reports";
import { type Journey, journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { release, releaseStore } from "../harness/release-command";
import { settle } from "../harness/settled";
import { signedIn } from "../harness/sign-in";
import { publishAnother } from "./another-version";

const area = "transporter";
const inside = "/transporter-products";

let folder: string;
let live: string;
let tested: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mandi-lost-test-"));
  live = await liveVersion();
  tested = await publishAnother(folder, area, live);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function liveVersion(): Promise<string> {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  const { areas } = (await answer.json()) as ReleaseDocument;
  return areas[area]?.version ?? "";
}

const products = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1, name: "My Products" });
const badge = (page: Page, words: string) => page.getByRole("complementary").filter({ hasText: words });

/** A tester who has opened the link of their permit. */
async function tester({ visit }: Journey) {
  const visited = await visit({ session: await signedIn("transporter") });
  const { page } = visited;
  const { token } = JSON.parse(await release("permit", area, "--for", "journey", "--json")) as { token: string };
  await page.goto(`/api/test-permit?token=${token}`);
  await page.getByRole("button", { name: "Start testing" }).click();
  await page.waitForURL("/");
  return visited;
}

journey(
  "a test version whose files are gone is replaced by the live version, and the page says which one is shown",
  async (all) => {
    const { page, troubles } = await tester(all);
    troubles.expect(new RegExp(`404|/areas/${area}/${tested}/`)); // The browser logs every missing file.
    const gone = join(releaseStore(), "areas", area, tested);
    // Its description and signature stay, so the server still offers the version to a tester.
    const code = readdirSync(gone).filter((file) => file === "static" || file.startsWith("entry."));
    for (const file of code) rmSync(join(gone, file), { recursive: true });
    const reports = await areaReports(page, false);

    await page.goto(`${inside}?area.${area}=${tested}`);

    await products(page).waitFor();
    const note = badge(page, `${area} ${tested.slice(0, 8)} did not load. You see the usual version.`);
    await note.waitFor();
    // Home's may still be pending.
    expect(reports.filter((report) => report.area === area)).toMatchObject([
      { version: tested, kind: "http" },
      { version: live, kind: "" },
    ]);
    await note.getByRole("button", { name: "Back to live" }).click();
    await note.waitFor({ state: "detached" });
    await products(page).waitFor();
  },
);

journey("a test version that was removed altogether is dropped by its tab, with a message", async (all) => {
  const { page, troubles } = await tester(all);
  troubles.expect(/404/);
  await page.goto(`${inside}?area.${area}=${tested}`);
  await badge(page, `${area} ${tested.slice(0, 8)}`).waitFor();
  await settle(page); // Its lazy files are fetched before the version is removed.
  rmSync(join(releaseStore(), "areas", area, tested), { recursive: true });

  await page.goto(inside);

  await products(page).waitFor();
  await badge(page, "There is no published version with this number. You see the usual version.").waitFor();
  await page.reload();
  await products(page).waitFor();
  await expect(page.getByRole("complementary").filter({ hasText: "usual version" }).count()).resolves.toBe(0);
});
