import type { ServiceDescription } from "../service";
import type { Settings } from "../settings";
import { publicUrl } from "../settings";
import { storeFolder } from "./store-folder";

/** The database that the api is to use. */
export interface ApiDatabase {
  /** Called at each start: the embedded server may have moved to another port. */
  readonly url: () => string;
  /** Whether it holds the demo market, whose pictures and running day belong to the demo's own program. */
  readonly isDemo: boolean;
}

/** The api as a process, on a port of the loopback address that only the web server uses; codes are printed unless a setting says otherwise. */
export function apiService(
  database: ApiDatabase,
  port: number,
  more: () => Readonly<Record<string, string>> = () => ({}),
): ServiceDescription {
  const delivery = process.env["OTP_DELIVERY"] || "console";
  return {
    name: "api",
    file: database.isDemo ? "demo/src/serve.ts" : "api/src/main.ts",
    environment: () => ({
      DATABASE_URL: database.url(),
      API_HOST: "127.0.0.1",
      API_PORT: String(port),
      OTP_DELIVERY: delivery,
      ...more(),
    }),
    readyUrl: `http://127.0.0.1:${port}/api/ready`,
  };
}

/** The web server as a process: the one origin people open. */
export function webService(settings: Settings, apiPort: number): ServiceDescription {
  return {
    name: "web server",
    file: "release/src/cli/serve.ts",
    environment: () => ({
      HOST: settings.host,
      PORT: String(settings.port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASE_STORE: storeFolder(settings.stateFolder),
    }),
    readyUrl: `${publicUrl(settings)}/release.json`,
  };
}
