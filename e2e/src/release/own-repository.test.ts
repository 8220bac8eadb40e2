import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Program } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { journey } from "../harness/journey";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { ownRepository } from "./own-repository";
import { startBeside } from "./start-beside";

const packTimeoutMs = 300_000;

let place: string;
let store: string;
let origin: string;
let team: Awaited<ReturnType<typeof ownRepository>>;
let program: Program | undefined;
let dev: ReturnType<typeof team.dev> | undefined;
const says = (words: string) => () => dev?.said().includes(words) || undefined;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "mandi-own-"));
  store = join(place, "store");
  origin = await startBeside(store, (started) => {
    program = started;
  });
  team = await ownRepository(join(place, "mill-visits"));
}, packTimeoutMs);
afterAll(async () => {
  await dev?.stop();
  await program?.stop(5000);
  rmSync(place, { recursive: true, force: true });
});

journey(
  "a team creates its own repository with the packed kit, installs and builds it outside the workspace, and ships its area into a running product with its own token",
  async ({ visit }) => {
    const made = await release("token", "create", "mill-team", "--area", "mill-visits", "--store", store);
    const [RELEASE_TOKEN = ""] = /mandi_\S+/.exec(made) ?? [];

    await expect(team.types()).resolves.toBe("");
    const [, version = ""] = /version ([0-9a-f]{16})/.exec(await team.mandiArea(["build"])) ?? [];
    await expect(team.mandiArea(["build"])).resolves.toContain(version);
    const at = { RELEASE_TOKEN, PRODUCT_URL: origin };
    await expect(team.mandiArea(["publish"], at)).resolves.toContain(`mill-visits@${version} published`);
    await team.mandiArea(["promote", "--expect", "none", "--reason", "first"], at);

    const description = readFileSync(join(store, "areas/mill-visits", version, "area.json"), "utf8");
    expect(JSON.parse(description)).toMatchObject({
      owner: "Mill Visits team",
      requires: { "@mandi/shared/session": expect.any(String) },
    });
    const { page } = await visit({ session: await signedIn("buyer") });
    await page.goto(`${origin}/mill-visits`);
    await page.getByRole("heading", { level: 1, name: "Mill Visits" }).waitFor();
    await page.getByText("The market answers").waitFor();
    // The shell's only session: a separate copy would be logged out.
    await expect(page.getByText(/^Logged in as \S/).textContent()).resolves.not.toBe("Logged in as nobody");
    await expect(team.mandiArea(["status"], at)).resolves.toContain("mill-team");
    expect(JSON.stringify(await (await fetch(`${origin}/release.json`)).json())).not.toContain("Mill Visits team");
  },
);

journey(
  "the team runs its area from source inside the product, logged in, and sees an edit after a reload; everybody else sees what is live",
  async ({ visit }) => {
    const port = await freePort();
    dev = team.dev(["--against", origin], port);
    expect(await waitUntil(says("this area from source"), { withinMs: 120_000, everyMs: 100 })).toBe(true);
    const { page } = await visit({ session: await signedIn("buyer") });
    await page.goto(`http://localhost:${port}/mill-visits`);
    await page.getByRole("heading", { level: 1, name: "Mill Visits" }).waitFor();
    await page.getByText("The market answers").waitFor();

    team.editTitle("Visits to mills");
    expect(await waitUntil(says("reload the page to see it"), { withinMs: 120_000, everyMs: 100 })).toBe(true);
    await page.reload();

    await page.getByRole("heading", { level: 1, name: "Visits to mills" }).waitFor();
    await page.goto(`${origin}/mill-visits`);
    await page.getByRole("heading", { level: 1, name: "Mill Visits" }).waitFor();
  },
);

journey(
  "the team runs its area without a product: in the kit's shell, as a person of its choice, with answers from its own examples",
  async ({ visit }) => {
    await dev?.stop();
    const port = await freePort();
    dev = team.dev(["--alone", "--as", "buyer"], port);
    expect(await waitUntil(says("answers from examples"), { withinMs: 120_000, everyMs: 100 })).toBe(true);
    const { page, troubles } = await visit();
    await page.goto(`http://localhost:${port}/mill-visits`);
    await page.getByText("Logged in as Rakesh Agrawal").waitFor();
    await page.getByText("Places: Nagpur").waitFor();
    await page.getByText("The market answers").waitFor();

    team.editExample("Pune");
    await waitUntil(says("reload the page to see it"), { withinMs: 120_000, everyMs: 100 });
    await page.reload();
    await page.getByText("Places: Pune").waitFor();

    await page.getByText("answers from examples").click();
    await page.getByLabel("Seen by", { exact: true }).selectOption("stranger");
    await page.getByText("Logged in as nobody").waitFor();
    troubles.expect(/503/);
    await page.goto(`http://localhost:${port}/mill-visits?answers=failing`);
    await page.getByText("No answer").waitFor();
    await page.getByRole("heading", { level: 1, name: "Visits to mills" }).waitFor();
  },
);
