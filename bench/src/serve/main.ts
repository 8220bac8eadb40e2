/** The single application's web server as a process, like the composed product's: `PORT`, `API_URL`, `STORE`, `DIST`. */
import { buildOneServer } from "./one-server";

const { PORT = "", API_URL = "", STORE = "", DIST = "" } = process.env;
const server = await buildOneServer(STORE, DIST, API_URL);
await server.listen({ host: "localhost", port: Number(PORT) });
process.once("SIGTERM", () => void server.close().then(() => process.exit(0))); // Open connections would keep it alive.
