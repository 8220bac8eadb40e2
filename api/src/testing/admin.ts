import { withConnection } from "@mandi/launch/postgres/connection";

/** One statement on the server's own database: creating and dropping databases. */
export async function adminQuery(serverUrl: string, text: string): Promise<void> {
  await withConnection(serverUrl, (client) => client.query(text));
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
