/**
 * The api's point of comparison: a bare Fastify that reads one row by its key with one prepared statement, which is as fast
 * as this machine, Node and database can answer anything. `DATABASE_URL`, `PORT`.
 */
import Fastify from "fastify";
import pg from "pg";

const { DATABASE_URL = "", PORT = "" } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const server = Fastify();
server.get<{ Params: { id: string } }>("/person/:id", async ({ params }) => {
  const { rows } = await pool.query({
    name: "person",
    text: "select id, name, type, verification_status from users where id = $1",
    values: [Number(params.id)],
  });
  return rows[0];
});
await server.listen({ host: "127.0.0.1", port: Number(PORT) });
process.once("SIGTERM", () => process.exit(0)); // Open connections would keep it alive.
