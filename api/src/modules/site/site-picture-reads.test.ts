import { randomBytes, randomUUID } from "node:crypto";
import { requestsPerMinute } from "../../platform/http/rate-limits";
import { observeStatements } from "../../proofs/testing/observe-statements";
import { apiOfFile } from "../../testing/api-of-file";
import { pngOf } from "../../testing/picture-files";
import { uploadFile } from "../../testing/upload-file";

const api = apiOfFile({ rateLimitFactor: 1 });

const open = (url: string, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") =>
  api.server.inject({ url, headers, remoteAddress });

/** The path of a picture that a banner has shown since now, and that nobody has opened. */
async function newPicture(bytes: Buffer): Promise<string> {
  const staff = await api.signIn("staff");
  const photo_upload_id = (await uploadFile(api, staff, bytes)).body.id;
  const key = { "idempotency-key": randomUUID() };
  await api.post("/desk/banner", { photo_upload_id, title: "A banner", reason: "A test" }, staff, key);
  const { body } = await api.get("/desk/banner", staff);
  return body.data.at(-1).photo;
}

/** The reading statements sent meanwhile. */
async function statementsOf(work: () => Promise<void>): Promise<readonly string[]> {
  const statements: string[] = [];
  await observeStatements((text) => void statements.push(text), work);
  return statements;
}

describe("an uploaded picture of a banner", () => {
  it("is not read for a client that has it, even when nobody has opened it here", async () => {
    const photo = await newPicture(pngOf(800, 1000));
    const statements = await statementsOf(async () => {
      const tag = `"${photo.split("/").at(-1)}"`;
      const answer = await open(photo, { "if-none-match": tag });
      expect([answer.statusCode, answer.headers["etag"], answer.body]).toEqual([304, tag, ""]);
    });
    expect(statements.filter((text) => text.includes("content"))).toEqual([]);
  });

  it("is read once for all who open it first, and then comes from memory", async () => {
    const bytes = pngOf(810, 1000);
    const photo = await newPicture(bytes);
    const opened = async () => expect((await open(photo)).rawPayload.equals(bytes)).toBe(true);
    const statements = await statementsOf(async () => {
      await Promise.all(Array.from({ length: 20 }, opened));
      await opened();
    });
    expect(statements.filter((text) => text.includes("content"))).toHaveLength(1);
  });

  it("costs the database little when somebody guesses names, and their requests are limited", async () => {
    const photo = await newPicture(pngOf(820, 1000));
    const guessed = () => open(`/media/site/${randomBytes(16).toString("hex")}.png`, {}, "192.0.2.9");
    const codes: number[] = [];
    const statements = await statementsOf(async () => {
      const answers = await Promise.all(Array.from({ length: requestsPerMinute.read + 100 }, guessed));
      codes.push(...answers.map(({ statusCode }) => statusCode));
    });
    expect(codes.filter((code) => code === 404)).toHaveLength(requestsPerMinute.read);
    expect(codes.filter((code) => code === 429)).toHaveLength(100);
    expect(statements.length).toBeLessThanOrEqual(50);
    expect((await open(photo, {}, "192.0.2.9")).statusCode).toBe(429);
    expect((await open(photo)).statusCode).toBe(200);
  });

  // The statements of decision 0265.
  it("has nothing to ask the database for a name that no picture can have", async () => {
    const statements = await statementsOf(async () => {
      for (const name of ["share.png", `${"A".repeat(32)}.png`, `${"0".repeat(32)}.svg`]) {
        expect((await open(`/media/site/${name}`)).statusCode).toBe(404);
      }
    });
    expect(statements).toEqual([]);
  });
});
