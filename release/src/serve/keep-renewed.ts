import type { FastifyInstance } from "fastify";
import { renewIfDue } from "../plan/renew";
import type { SignedStore } from "../store/signature/signed-store";

const everyMs = 60 * 60 * 1000;

/**
 * Makes a web server that holds the signing key renew the pointer in time: when it starts, and every hour. Without the key,
 * a job elsewhere has to run `release renew`.
 */
export function keepRenewed(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  const author = { who: "web server", why: "less than half of its validity was left" };
  const look = async () => {
    const renewed = await renewIfDue(store, author, now());
    if (renewed) process.stdout.write(`The release pointer was renewed until ${renewed.expiresAt}\n`);
  };
  // Never a reason to stop serving: a pointer that cannot be read is reported when pages are served.
  const tryToLook = () => look().catch((error) => process.stderr.write(`The pointer was not renewed: ${error}\n`));
  const timer = setInterval(tryToLook, everyMs);
  timer.unref();
  server.addHook("onReady", async () => void (await tryToLook()));
  server.addHook("onClose", async () => clearInterval(timer));
}
