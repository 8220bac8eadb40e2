/** A program for tests: starts the small server as the launcher starts its programs, and can then be killed. */
import { findCheckout } from "../../checkout";
import { startProgram } from "../child-program";

const program = startProgram({
  checkout: findCheckout(),
  file: "launch/src/process/testing/small-server.ts",
  onLine: (line) => process.send?.({ line, pid: program.identity?.pid }),
});
