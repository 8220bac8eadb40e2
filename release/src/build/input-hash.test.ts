import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inputState } from "./input-hash";

let checkout: string;
beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), "mandi-inputs-"));
  for (const [file, text] of Object.entries({
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    "tsconfig.base.json": "{}",
    "remote-mill/src/page.tsx": "export const page = 1;",
    "remote-mill/src/page.test.tsx": "it.todo('is shown');",
    "shared/src/format.ts": "export const format = 1;",
  }))
    await put(file, text);
});
afterEach(() => rm(checkout, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(checkout, file)), { recursive: true });
  await writeFile(path.join(checkout, file), text);
}

const state = () => inputState("remote-mill", checkout);

describe("whether an area has to be built again", () => {
  it("stays the same while only its tests change", async () => {
    const before = await state();
    await put("remote-mill/src/page.test.tsx", "it.todo('is shown at once');");

    expect(await state()).toBe(before);
  });

  it.each([
    ["its own source", "remote-mill/src/page.tsx", "export const page = 2;"],
    ["shared source", "shared/src/format.ts", "export const format = 2;"],
    ["the locked packages", "pnpm-lock.yaml", "lockfileVersion: '9.1'\n"],
    ["a new file", "remote-mill/src/other.tsx", "export {};"],
  ])("changes with %s", async (_what, file, text) => {
    const before = await state();
    await put(file, text);

    expect(await state()).not.toBe(before);
  });

  it("changes with a file of the same size and the same time of writing", async () => {
    const file = path.join(checkout, "remote-mill/src/page.tsx");
    const then = new Date("2026-11-01T00:00:00Z");
    await utimes(file, then, then);
    const before = await state();
    await put("remote-mill/src/page.tsx", "export const page = 3;");
    await utimes(file, then, then);

    expect(await state()).not.toBe(before);
  });

  it("does not pass from one checkout to another", async () => {
    const other = await mkdtemp(path.join(tmpdir(), "mandi-inputs-"));
    await cp(checkout, other, { recursive: true, preserveTimestamps: true });
    const elsewhere = await inputState("remote-mill", other);
    await rm(other, { recursive: true });

    expect(elsewhere).not.toBe(await state());
  });
});
