import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.dirname(fileURLToPath(import.meta.url));
const program = [path.join(folder, "../cli/program/run-program.mjs"), path.join(folder, "s3-server.ts")];

/** A bucket on its own server. */
export interface Bucket {
  readonly address: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an S3 server as a process and returns the address of a store in it, with everything that a program needs to use it.
 */
export async function startBucket(): Promise<Bucket> {
  const [access, secret] = ["TESTACCESSKEY", "a-secret-of-this-test"];
  const child: ChildProcess = spawn(process.execPath, [...program, access, secret], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = child.stdout ? await once(child.stdout, "data") : [""];
  const { privateKey } = generateKeyPairSync("ed25519");
  return {
    address: "s3://releases/mandi",
    environment: {
      AWS_ENDPOINT_URL_S3: String(line).trim().replace("ready ", ""),
      AWS_REGION: "ap-south-1",
      AWS_ACCESS_KEY_ID: access,
      AWS_SECRET_ACCESS_KEY: secret,
      RELEASE_SIGNING_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
