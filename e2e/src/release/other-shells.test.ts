import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Program } from "@mandi/launch/process/child-program";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";
import { areaReports, failuresIn } from "../harness/area-reports";
import { journey } from "../harness/journey";
import type { PersonName } from "../harness/people";
import { release, tryRelease } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { publishShellOf } from "./another-shell";
import { startBeside } from "./start-beside";

const [major = 0, minor = 0] = contractVersion.split(".").map(Number);
const older = `${major}.${minor - 1}.0`;
const newer = `${major}.${minor + 1}.0`;

/** One page of each area. */
const pages: readonly (readonly [who: PersonName, address: string])[] = [
  ["buyer", "/news-list"],
  ["buyer", "/watchlist"],
  ["seller", "/commodity-products"],
  ["transporter", "/transporter-products"],
  ["staff", "/desk"],
];

let folder: string;
let store: string;
let origin: string;
let web: Program | undefined;
let live: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mandi-shells-"));
  store = join(folder, "store");
  origin = await startBeside(store, (program) => {
    web = program;
  });
  live = (await document()).shell?.version ?? "";
});
afterAll(async () => {
  await web?.stop(5000);
  rmSync(folder, { recursive: true, force: true });
});

async function document(): Promise<ReleaseDocument> {
  return (await (await fetch(`${origin}/release.json`)).json()) as ReleaseDocument;
}

journey("a shell with the next minor of the contract runs every present area", async ({ visit }) => {
  const { version } = await publishShellOf(newer, { store, version: live, folder });
  await release("promote", `shell@${version}`, "--no-smoke", "--reason", "journey", "--store", store);
  expect((await document()).contract).toBe(newer);

  for (const [who, address] of pages) {
    const { page } = await visit({ session: await signedIn(who), origin });
    const reports = await areaReports(page);
    await page.goto(address);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    expect([address, await page.getByRole("main").getByRole("alert").count(), failuresIn(reports)]).toEqual([
      address,
      0,
      [],
    ]);
    await page.context().close();
  }
  await release("rollback", "shell", "--reason", "journey", "--store", store);
  await release("resume", "shell", "--reason", "journey", "--store", store);
});

journey(
  "a shell with the previous minor is refused by the gate, and when cached it says that it is out of date and blames no area",
  async ({ visit }) => {
    const before = await document();
    const shell = await publishShellOf(older, { store, version: live, folder });
    const refused = await tryRelease(
      "promote",
      `shell@${shell.version}`,
      "--no-smoke",
      "--reason",
      "x",
      "--store",
      store,
    );
    expect([refused.code, refused.output]).toEqual([
      3,
      expect.stringContaining(`was built against shell contract ${contractVersion}, the live shell offers ${older}`),
    ]);
    expect(await document()).toEqual(before);

    const { page } = await visit({ session: await signedIn("seller"), origin });
    const reports = await areaReports(page);
    const mend = await servePageOf(page, shell);
    await page.goto("/commodity-products");
    await page.getByRole("heading", { level: 1, name: "This page is out of date" }).waitFor();
    expect(failuresIn(reports)).toEqual([]);

    await mend();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "My Products" }).waitFor();
  },
);

/** A cached page: another shell's scripts with the present release document. */
async function servePageOf(page: Page, shell: ShellManifest): Promise<() => Promise<void>> {
  const scripts = shell.scripts.map(
    (file) =>
      `<script defer src="/shell/${shell.version}/${file}" integrity="${shell.integrity[file]}" crossorigin></script>`,
  );
  return answerInstead(page, "*/commodity-products", async ({ askProduct, answer }) => {
    const like = await askProduct();
    const html = (await like.text()).replace(/<script (?:async|defer) [^>]*src="\/shell\/[^>]*><\/script>/g, "");
    await answer({ like, body: html.replace("</head>", () => `${scripts.join("")}</head>`) });
  });
}
