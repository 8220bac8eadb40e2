import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import { currentPlace } from "./place";

/** The store of the product under test: beside it, or named when the product runs elsewhere. */
export const releaseStore = () => process.env["MANDI_E2E_STORE"] ?? join(currentPlace().directory, "release");

/** `pnpm release …` on that store, as somebody of a team types it. */
export function release(...parameters: string[]): Promise<void> {
  const environment = { RELEASE_STORE: releaseStore(), RELEASE_BY: "journey" };
  return runProgram({
    checkout: findCheckout(),
    file: "release/src/cli/main.ts",
    parameters,
    environment,
    onLine: () => undefined,
  });
}
