import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { ServiceDescription } from "../service";

/** The simulator of the tax portals, with the settings that the api needs. */
export interface SimulatedPortal {
  readonly service: ServiceDescription;
  /** Settings of the api. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The simulator as a process on a port of the loopback address, and the key that it signs with: for the demo market only. */
export async function simulatedPortal(port: number): Promise<SimulatedPortal> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2_048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const url = `http://127.0.0.1:${port}/`;
  return {
    service: {
      name: "tax portal",
      file: "launch/src/tax-portal/main.ts",
      environment: () => ({ TAX_PORTAL_PORT: String(port), TAX_PORTAL_PRIVATE_KEY: privateKey }),
      readyUrl: `${url}ready`,
    },
    settings: { TAX_PORTAL: "http", TAX_PORTAL_URL: url, TAX_PORTAL_KEY: publicKey },
  };
}
