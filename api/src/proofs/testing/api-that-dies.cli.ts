import { afterCommitOf } from "./after-commit";

/* The product's own API, except that it dies right after the commit of a write with a certain key, before it answers. */
afterCommitOf(
  (key) => key.startsWith("die-"),
  () => void process.kill(process.pid, "SIGKILL"),
);
await import("../../main");
