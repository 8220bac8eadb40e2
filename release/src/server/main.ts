import { openStore } from "../store/open-store";
import { buildWebServer } from "./web-server";

/** The web server as a process: `HOST`, `PORT`, `API_URL` and `RELEASE_STORE` tell it where. */
const host = process.env["HOST"] ?? "localhost";
const port = Number.parseInt(process.env["PORT"] ?? "3000", 10);
const apiUrl = required("API_URL");
const storeFolder = required("RELEASE_STORE");

const server = await buildWebServer({ store: openStore(storeFolder), storeFolder, apiUrl });
await server.listen({ host, port });
console.log(`Web server listening on http://${host}:${port}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing`);
  return value;
}
