import pg from "pg";
import { errorCode } from "../process/error-code";
import { ADMINISTRATOR, PRODUCT_ROLE, type Secrets } from "./secrets";

/** A connection address of a role for a database of a local server. */
export function connectionUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** Opens a connection, passes it to the function, and closes it in any case. */
export async function withConnection<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away while the connection is idle would otherwise end this process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createProductRole(port: number, secrets: Secrets): Promise<void> {
  await withConnection(connectionUrl(ADMINISTRATOR, secrets.administrator, port, "postgres"), async (client) => {
    const role = await client.query("select from pg_roles where rolname = $1", [PRODUCT_ROLE]);
    // Neither name nor password can be a parameter here; both are made of letters and digits by this program.
    const words = `role ${PRODUCT_ROLE} with login createdb password '${secrets.product}'`;
    await client.query(`${role.rowCount === 0 ? "create" : "alter"} ${words}`);
  });
}

const WRONG_PASSWORD = "28P01";
const NOT_YET = new Set(["57P03", "ECONNREFUSED", "ECONNRESET"]);

/** True when the product's role can log in and the server works in this data directory; false when not yet. */
export async function answers(port: number, secrets: Secrets): Promise<boolean> {
  const url = connectionUrl(PRODUCT_ROLE, secrets.product, port, "postgres");
  try {
    return await withConnection(url, async () => true);
  } catch (error) {
    const code = errorCode(error);
    if (code !== undefined && NOT_YET.has(code)) return false;
    if (code !== WRONG_PASSWORD) throw error;
    await createProductRole(port, secrets);
    return true;
  }
}
