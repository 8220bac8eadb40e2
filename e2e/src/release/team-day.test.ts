import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { createArea } from "@mandi/launch/create-area/create-area";
import { type Program, startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { recipeFile } from "@mandi/launch/recipes/recipe";
import { journey } from "../harness/journey";
import { currentPlace } from "../harness/place";
import { signedIn } from "../harness/sign-in";

const checkout = findCheckout();
const name = "tryout";
const folder = join(checkout, `remote-${name}`);
const source = join(folder, `src/${name}/${name}.page.tsx`);

let program: Program | undefined;
afterEach(async () => {
  await program?.stop(5000);
  removeArea();
});

journey(
  "a new area runs from source inside a running product, logged in, and shows each edit without losing what was typed",
  async ({ visit }) => {
    removeArea(); // left by an interrupted run
    createArea(checkout, name);
    // The links that an installation would create; the same for every area without own dependencies.
    cpSync(join(checkout, "remote-seller/node_modules"), join(folder, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    edit('title="Tryout" />', 'title="Tryout" />\n      <input aria-label="Note" />');
    const origin = await startDev();
    const { page } = await visit({ session: await signedIn("seller") });

    await page.goto(`${origin}/${name}`);
    await page.getByRole("heading", { level: 1, name: "Tryout" }).waitFor();
    await expect(page.getByRole("note").textContent()).resolves.toContain(`${name} from source, the rest from`);
    await page.getByRole("link", { name: "My Products" }).first().waitFor(); // only a seller has it
    await page.getByRole("textbox", { name: "Note" }).fill("ask for the mill certificate");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

    edit('title="Tryout"', 'title="Edited while it runs"');

    await page.getByRole("heading", { level: 1, name: "Edited while it runs" }).waitFor();
    await expect(page.getByRole("textbox", { name: "Note" }).inputValue()).resolves.toBe(
      "ask for the mill certificate",
    );
    await expect(page.locator("html[data-same-document]").count()).resolves.toBe(1);
  },
);

function removeArea(): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(checkout, recipeFile(name)), { force: true });
}

function edit(before: string, after: string): void {
  writeFileSync(source, readFileSync(source, "utf8").replace(before, after));
}

async function startDev(): Promise<string> {
  const port = await freePort();
  let isOpen = false;
  program = startProgram({
    checkout,
    file: "launch/src/dev/main.ts",
    loadsSources: true,
    parameters: [name, "--against", currentPlace().url, "--port", String(port)],
    onLine: (line) => {
      isOpen ||= line.includes("Open http");
    },
  });
  await waitUntil(() => isOpen || undefined, { withinMs: 60_000, everyMs: 100 });
  expect(isOpen).toBe(true);
  return `http://localhost:${port}`;
}
