import { createPrivateKey } from "node:crypto";
import { startSimulator } from "./simulator";

/* The simulator as its own program: TAX_PORTAL_PORT and the key to sign with, TAX_PORTAL_PRIVATE_KEY. */
const { url } = await startSimulator({
  port: Number(process.env["TAX_PORTAL_PORT"] ?? 0),
  ...(process.env["TAX_PORTAL_PRIVATE_KEY"]
    ? { privateKey: createPrivateKey(process.env["TAX_PORTAL_PRIVATE_KEY"]) }
    : {}),
});
console.log(`Tax portal simulator ready at ${url}`);
