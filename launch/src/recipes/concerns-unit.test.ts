import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { concernsUnit } from "./concerns-unit";

const lockNow = readFileSync(join(findCheckout(), "pnpm-lock.yaml"), "utf8");
const change = (files: readonly string[], lockBefore = lockNow) => ({ files, lockBefore, lockNow });

describe("a change in CI", () => {
  it.each([
    ["its own folder", "remote-seller/src/area.tsx"],
    ["shared source", "shared/src/money/paise.ts"],
    ["the preset of the build", "release/src/build/common-config.mjs"],
    ["its own recipe", ".github/workflows/seller.yml"],
  ])("concerns the seller area when it is in %s", (_where, file) => {
    expect(concernsUnit("seller", change([file]))).toBe(true);
  });

  it.each(["remote-buyer/src/area.tsx", "docs/ops.md", ".github/workflows/buyer.yml"])(
    "does not when it is in %s",
    (file) => {
      expect(concernsUnit("seller", change([file]))).toBe(false);
    },
  );

  it("in the lock file concerns only the units whose part of it has changed: fastify only the api, yup every unit with forms", () => {
    const fastify = lockNow.replace(/(\n {2}fastify@[\d.]+:\n {4}resolution: \{integrity: sha512-)\w/, "$1_");
    const yup = lockNow.replace(/(\n {2}yup@[\d.]+:\n {4}resolution: \{integrity: sha512-)\w/, "$1_");
    expect([fastify, yup]).not.toContain(lockNow);

    expect(concernsUnit("seller", change(["pnpm-lock.yaml"], fastify))).toBe(false);
    expect(concernsUnit("seller", change(["pnpm-lock.yaml"], yup))).toBe(true);
  });
});
