import { type SignedIn, sessionHeaders, type TestApi } from "./test-api";

/** Uploads a file as a form does, whatever it says about itself. */
export async function uploadFile(api: TestApi, as: SignedIn, bytes: Buffer, type = "image/png") {
  const boundary = "----mandi";
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/upload",
    headers: { ...sessionHeaders(as), "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../evil.html"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return { status: answer.statusCode, body: answer.json() };
}
