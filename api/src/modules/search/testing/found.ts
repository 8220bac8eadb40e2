import type { SignedIn, TestApi } from "../../../testing/test-api";

/** What a list finds for these words: keys of its rows, all on one page. */
export const finder =
  (api: TestApi) =>
  async (path: string, words: string, as: SignedIn): Promise<readonly number[]> => {
    const { status, body } = await api.get(`${path}?search=${encodeURIComponent(words)}`, as);
    expect(status).toBe(200);
    expect(body.total).toBe(body.data.length);
    return body.data.map(({ id }: { id: number }) => id);
  };
