import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

/** API calls of a logged-in person outside their pages, with their cookies and token, as their browser would send them. */
export function apiOf(page: Page) {
  async function token(): Promise<string> {
    const cookies = await page.context().cookies();
    const value = cookies.find(({ name }) => name === "__Host-mandi-token")?.value ?? "";
    return JSON.parse(decodeURIComponent(value)) as string;
  }

  type Sent = Pick<NonNullable<Parameters<Page["request"]["fetch"]>[1]>, "data" | "multipart">;

  async function call(method: "GET" | "POST", path: string, sent: Sent = {}): Promise<unknown> {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, "idempotency-key": randomUUID() },
      ...sent,
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  return {
    get: (path: string) => call("GET", path),
    post: (path: string, data: unknown) => call("POST", path, { data }),
    /** Uploads a photograph of the present page. @returns its key */
    async uploadPhotograph(): Promise<number> {
      const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await page.screenshot({ type: "jpeg" }) };
      const { id } = (await call("POST", "/upload", { multipart: { file } })) as { readonly id: number };
      return id;
    },
  };
}

export type Api = ReturnType<typeof apiOf>;
