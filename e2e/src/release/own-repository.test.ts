import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Program } from "@mandi/launch/process/child-program";
import { journey } from "../harness/journey";
import { release } from "../harness/release-command";
import { signedIn } from "../harness/sign-in";
import { ownRepository } from "./own-repository";
import { startBeside } from "./start-beside";

let place: string;
let program: Program | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "mandi-own-"));
});
afterEach(async () => {
  await program?.stop(5000);
  rmSync(place, { recursive: true, force: true });
});

journey(
  "a team makes a repository of its own with the packed kit, installs and builds it outside the workspace, and ships its area into a running product with a token of its own",
  async ({ visit }) => {
    const store = join(place, "store");
    const origin = await startBeside(store, (started) => {
      program = started;
    });
    const made = await release("token", "create", "mill-team", "--area", "mill-visits", "--store", store);
    const [RELEASE_TOKEN = ""] = /mandi_\S+/.exec(made) ?? [];
    const folder = join(place, "mill-visits");

    const team = ownRepository(folder);
    expect(team.types()).toBe("");
    const [, version = ""] = /version ([0-9a-f]{16})/.exec(team.mandiArea(["build"])) ?? [];
    expect(team.mandiArea(["build"])).toContain(version);
    const at = { RELEASE_TOKEN, PRODUCT_URL: origin };
    expect(team.mandiArea(["publish"], at)).toContain(`mill-visits@${version} published`);
    team.mandiArea(["promote", "--expect", "none", "--reason", "first"], at);

    const description = readFileSync(join(store, "areas/mill-visits", version, "area.json"), "utf8");
    expect(JSON.parse(description)).toMatchObject({ requires: { "@mandi/shared/session": expect.any(String) } });
    const { page } = await visit({ session: await signedIn("buyer") });
    await page.goto(`${origin}/mill-visits`);
    await page.getByRole("heading", { level: 1, name: "Mill Visits" }).waitFor();
    await page.getByText("The market answers").waitFor();
    // The one session of the shell: a copy of its own would know nobody.
    await expect(page.getByText(/^Signed in as \S/).textContent()).resolves.not.toBe("Signed in as nobody");
    expect(team.mandiArea(["status"], at)).toContain("mill-team");
  },
);
