import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { writeDurably } from "../process/durable-file";
import { readJsonFile, textField } from "../process/parse-json";
import type { Place } from "./place";

/** The administrator creates the product's role once; the product itself runs with that role, without privileges. */
export const ADMINISTRATOR = "postgres";
export const PRODUCT_ROLE = "mandi";

export type Secrets = { readonly administrator: string; readonly product: string };

/** The passwords of a place, made on first use, readable by the caller only. */
export function openSecrets(place: Place): Secrets {
  const path = join(place.folder, "passwords.json");
  const stored = readJsonFile(path);
  const administrator = textField(stored, "administrator");
  const product = textField(stored, "product");
  if (administrator !== undefined && product !== undefined) return { administrator, product };
  const secrets = { administrator: randomBytes(24).toString("hex"), product: randomBytes(24).toString("hex") };
  writeDurably(path, JSON.stringify(secrets), 0o600);
  return secrets;
}
