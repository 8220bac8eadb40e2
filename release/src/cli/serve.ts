import { readAreaPatience } from "@mandi/shared/contract/area-patience";
import { readTrustedProxies } from "@mandi/shared/contract/trusted-proxies";
import { openStore, stateFolderOf } from "../store/open-store";
import { oidcIssuer } from "./remote/oidc/oidc-issuer";
import { readOidcSettings } from "./remote/oidc/oidc-settings";
import { buildReleaseServer } from "./remote/release-server";

/**
 * The web server as a process: `HOST`, `PORT`, `API_URL` and `RELEASE_STORE` (a folder, or `s3://bucket/prefix`) are its
 * addresses, `TRUSTED_PROXIES` the proxies before it, `RELEASE_OIDC` the CI providers whose jobs may release. It exits with
 * 2 when one of them is missing or wrong, and says which.
 */
const host = process.env["HOST"] ?? "localhost";
const port = Number.parseInt(process.env["PORT"] ?? "3000", 10);
const options = settings();

const server = await buildReleaseServer(options);
await server.listen({ host, port });
console.log(`Web server listening on http://${host}:${port}`);

/** Whatever still runs this long after a stop signal is abandoned. */
const stopWithinMs = 4_500;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), stopWithinMs).unref(); // A hanging request must not hold up the restart.
    void server.close().then(() => process.exit(0));
  });
}

function settings() {
  try {
    const address = required("RELEASE_STORE");
    readAreaPatience(process.env["AREA_PATIENCE_MS"]);
    return {
      apiUrl: required("API_URL"),
      store: openStore(address),
      storeAddress: address,
      storeFolder: stateFolderOf(address),
      sources: readOidcSettings(process.env["RELEASE_OIDC"]).map(oidcIssuer),
      trustedProxies: readTrustedProxies(process.env["TRUSTED_PROXIES"]),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing`);
  return value;
}
