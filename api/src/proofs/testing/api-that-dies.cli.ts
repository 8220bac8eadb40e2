import { afterCommitOf } from "./after-commit";

/* The product's own API, but it dies right after the commit of a write whose key says so, before it answers. */
afterCommitOf(
  (key) => key.startsWith("die-"),
  () => void process.kill(process.pid, "SIGKILL"),
);
await import("../../main");
