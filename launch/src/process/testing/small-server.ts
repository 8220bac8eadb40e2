/** A program for tests: answers on PORT, prints a line, and otherwise does nothing. */
import { createServer } from "node:http";

const server = createServer((_request, response) => response.end("ok"));
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => {
  process.stdout.write("OTP 9000000001 123456\nserving\n");
});
process.on("SIGTERM", () => process.exit(0));
