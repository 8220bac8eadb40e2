import { readFile } from "node:fs/promises";
import path from "node:path";
import { ContractError, read } from "@mandi/shared/contract/read";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { hasCode } from "./error-code";

/** The description of an output is missing or invalid. */
export class DescriptionRefused extends Error {
  override readonly name = "DescriptionRefused";
}

/**
 * Reads the description that a build wrote next to its files, checking bounds and patterns.
 *
 * @throws DescriptionRefused when it is missing or invalid.
 */
export async function readDescription<Schema extends TSchema>(
  schema: Schema,
  folder: string,
  file: string,
): Promise<Static<Schema>> {
  const place = path.join(folder, file);
  try {
    const described = read(schema, JSON.parse(await readFile(place, "utf8")));
    const [fault] = boundFaults(schema, described);
    if (fault !== undefined) throw new DescriptionRefused(`${place} is not what a build writes: ${fault}`);
    return described;
  } catch (error) {
    if (hasCode(error, "ENOENT")) throw new DescriptionRefused(`${folder} has no ${file}: build it first`);
    if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
    throw new DescriptionRefused(`${place} is not what a build writes: ${error.message}`);
  }
}

/** Violations of the contract's bounds and patterns, each as `/routes/0/path must match pattern "^/"`. */
export function boundFaults(schema: TSchema, value: unknown): string[] {
  return [...Compile(schema).Errors(value)].map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}
