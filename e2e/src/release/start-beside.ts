import { cpSync } from "node:fs";
import { findCheckout } from "@mandi/launch/checkout";
import { type Program, startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { currentPlace } from "../harness/place";
import { releaseStore } from "../harness/release-command";

/** A web server on a copy of the store, in front of the same api, so that the areas live in other journeys do not change. */
export async function startBeside(store: string, onProgram: (program: Program) => void): Promise<string> {
  cpSync(releaseStore(), store, { recursive: true });
  return startOn(store, onProgram);
}

/** A web server on a test's own store, in front of the api of the product under test. */
export async function startOn(store: string, onProgram: (program: Program) => void): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PORT: String(port), API_URL: currentPlace().url, RELEASE_STORE: store };
  const program = startProgram({
    checkout: findCheckout(),
    file: "release/src/cli/serve.ts",
    environment,
    onLine: () => undefined,
  });
  onProgram(program);
  const isOpen = () =>
    fetch(`${origin}/release.json`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  expect(await waitUntil(isOpen, { withinMs: 30_000, everyMs: 50 })).toBe(true);
  return origin;
}
