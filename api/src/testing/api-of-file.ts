import { reconcile } from "../modules/ledger/reconcile";
import { createTestApi, type TestApi, type TestApiOptions } from "./test-api";

/** The API for all tests of the calling file: opened before the first of them, closed after the last. */
export function apiOfFile(options?: TestApiOptions): TestApi {
  let opened: TestApi;
  beforeAll(async () => {
    opened = await createTestApi(options);
  });
  afterAll(() => opened.close());
  return {
    get server() {
      return opened.server;
    },
    get db() {
      return opened.db;
    },
    get database() {
      return opened.database;
    },
    get clock() {
      return opened.clock;
    },
    get sentCodes() {
      return opened.sentCodes;
    },
    failDelivery: (fails) => opened.failDelivery(fails),
    signIn: (type, user) => opened.signIn(type, user),
    call: (method, path, call) => opened.call(method, path, call),
    get: (path, as) => opened.get(path, as),
    post: (path, body, as, headers) => opened.post(path, body, as, headers),
    send: (path, body, as) => opened.send(path, body, as),
    act: (as, path, body) => opened.act(as, path, body),
    close: () => opened.close(),
  };
}

/** Like {@link apiOfFile}; after each test the books must add up. */
export function reconciledApi(options?: TestApiOptions): TestApi {
  const api = apiOfFile(options);
  afterEach(async () => {
    expect(await reconcile(api.db)).toEqual([]);
  });
  return api;
}
