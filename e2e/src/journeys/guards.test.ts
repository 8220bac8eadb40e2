import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import type { Role } from "@mandi/shared/contract/role";
import { apiOf } from "../harness/api-of";
import { enterAddress } from "../harness/enter-address";
import { faultsOnLoad } from "../harness/faults-on-page";
import { lastingVisits } from "../harness/lasting-visits";
import type { PersonName } from "../harness/people";
import { addressesFor, liveRelease } from "../harness/release";
import { sampleAddresses } from "../harness/samples";
import { openAndSettle } from "../harness/settled";

const anyTrader: readonly Role[] = ["customer", "seller", "transporter"];

/** The role tables of the specification, row by row. A guarded route that is missing here fails the test below. */
const guarded: readonly [ids: string, path: string, roles: readonly Role[]][] = [
  ["R-024, R-071, R-419", "/enquiry", anyTrader],
  ["R-024, R-072, R-419", "/product-detail/:id", anyTrader],
  ["R-024, R-073, R-419", "/create-rfq", anyTrader],
  ["R-024, R-074, R-419", "/quotation-list", anyTrader],
  ["R-024, R-075, R-419", "/quotation-detail/:id", anyTrader],
  ["R-024, R-076, R-419", "/order-book", anyTrader],
  ["R-024, R-077, R-419", "/order-ledger/:id", anyTrader],
  ["R-024, R-078, R-419", "/order-details/:id", anyTrader],
  ["R-024", "/order-paper/:id/:number", anyTrader],
  ["R-024", "/papers", anyTrader],
  ["R-024", "/trade-sheet/:kind/:id", anyTrader],
  ["R-024", "/paper/:id", anyTrader],
  ["R-024", "/payment-advice/:id", anyTrader],
  ["R-024, R-079, R-419", "/watchlist", anyTrader],
  ["R-024, R-080, R-419", "/address", anyTrader],
  ["R-024, R-081, R-419", "/wallet", anyTrader],
  ["R-024, R-082, R-419", "/credit-request", anyTrader],
  ["R-024", "/notifications", anyTrader],
  ["R-024, R-083, R-419", "/profile", anyTrader],
  ["R-025, R-084, R-420", "/become-supplier", ["customer"]],
  ["R-025, R-085, R-420", "/become-transporter", ["customer"]],
  ["R-025, R-086, R-421", "/commodity-products", ["seller"]],
  ["R-025, R-087, R-421", "/seller-quotation-detail/:id", ["seller"]],
  ["R-025, R-088, R-421", "/seller-order-detail/:id", ["seller"]],
  ["R-025, R-089, R-421", "/seller-order-ledger/:id", ["seller"]],
  ["R-025", "/seller-order-paper/:id", ["seller"]],
  ["R-025, R-090, R-422", "/transporter-products", ["transporter"]],
  ["R-025", "/transporter-bills", ["transporter"]],
  ["R-025, R-091, R-422", "/transporter-product-enquiry-detail/:id", ["transporter"]],
  ["R-024", "/desk", ["staff"]],
  ["R-024", "/desk/payment/:id", ["staff"]],
  ["R-024", "/desk/approval/:id", ["staff"]],
  ["R-024", "/desk/quotation/:id", ["staff"]],
  ["R-024", "/desk/thread/:id", ["staff"]],
  ["R-024", "/desk/inbox/:number", ["staff"]],
  ["R-024", "/desk/freight-bill/:id", ["staff"]],
  ["R-024", "/desk/eway-bill/:id", ["staff"]],
  ["R-024", "/desk/paper/:id", ["staff"]],
  ["R-024", "/desk/order/:id", ["staff"]],
  ["R-024", "/desk/listing/:id", ["staff"]],
  ["R-024", "/desk/credit/:id", ["staff"]],
  ["R-024", "/desk/list/:name", ["staff"]],
  ["R-024", "/desk/users", ["staff"]],
  ["R-024", "/desk/user/:phone", ["staff"]],
  ["R-024", "/desk/prices", ["staff"]],
  ["R-024", "/desk/bank", ["staff"]],
  ["R-024", "/desk/payouts", ["staff"]],
  ["R-024", "/desk/payouts/:id", ["staff"]],
  ["R-024", "/desk/news", ["staff"]],
  ["R-024", "/desk/site", ["staff"]],
  ["R-024", "/desk/settings", ["staff"]],
  ["R-024", "/desk/catalogue", ["staff"]],
  ["R-024", "/desk/catalogue/:id", ["staff"]],
  ["R-024", "/desk/tax", ["staff"]],
  ["R-024", "/desk/books", ["staff"]],
  ["R-024", "/desk/find", ["staff"]],
  ["R-025, R-058", "/login", ["visitor"]],
];

/** The public set of the specification. */
const open: readonly [ids: string, path: string][] = [
  ["R-057, R-418", "/"],
  ["R-059, R-418", "/product-list/:id"],
  ["R-060, R-418", "/news-list"],
  ["R-061, R-418", "/news-detail/:slug"],
  ["R-062, R-418", "/historical-data"],
  ["R-057", "/s/:token"],
  ["R-063, R-418", "/faq"],
  ["R-064, R-418", "/contact-us"],
  ["R-065, R-418", "/about-us"],
  ["R-066, R-418", "/privacy-policy"],
  ["R-067, R-418", "/terms-and-conditions"],
  ["R-068, R-418", "/return-policy"],
  ["R-069, R-418", "/logistics"],
  ["R-070, R-418", "/payment-methods"],
];

/** Pages that must be reached from another page: a typed address leads home, even for people who may open them. */
const onlyByTheirWay = new Set(["/create-rfq", "/credit-request"]);

const people: readonly [role: Role, who: PersonName | null][] = [
  ["visitor", null],
  ["customer", "buyer"],
  ["seller", "seller"],
  ["transporter", "transporter"],
  ["staff", "staff"],
];

const visitOf = lastingVisits(people.map(([_role, who]) => who));

beforeAll(async () => {
  await askForCredit();
  await Promise.all(people.map(([_role, who]) => samplesOf(who)));
});

/** No credit request is pending in the demo market, but the desk's page of a request needs one. */
async function askForCredit(): Promise<void> {
  const api = apiOf(visitOf("transporter").page);
  const listOf = async (path: string) => ((await api.get(path)) as { data: { id: number }[] }).data;
  if ((await listOf("/credit-wallet-request")).length > 0) return;
  const [type] = await listOf("/credit-wallet-document-type");
  await api.post("/credit-wallet-request", { credit_wallet_document_type_id: type?.id });
}

it("every live route is in the tables of this test, with its roles", async () => {
  const routes = Object.values((await liveRelease()).areas).flatMap((area) => area.routes);
  const everyone = people.map(([role]) => role);
  const rolesByPath = (rows: readonly (readonly [string, readonly Role[]])[]) =>
    Object.fromEntries(rows.map(([path, roles]) => [path, [...roles].sort()]));

  expect(rolesByPath(routes.map(({ path, roles }) => [path, roles]))).toEqual(
    rolesByPath([
      ...guarded.map(([_ids, path, roles]) => [path, roles] as const),
      ...open.map(([_ids, path]) => [path, everyone] as const),
    ]),
  );
});

describe("a public page opens for a visitor and for a logged-in person", () => {
  for (const [ids, path] of open) {
    it(`${path} (${ids})`, async () => {
      const places = ([null, "seller"] as const).map(async (who) => {
        const { page } = visitOf(who);
        const address = await addressFor(who, path, true);
        await load(who, address);
        return new URL(page.url()).pathname === address ? "opened" : page.url();
      });

      expect(await Promise.all(places)).toEqual(["opened", "opened"]);
    });
  }
});

describe("a guarded page opens for its roles; visitors are sent to the login and others home, and none of its code is downloaded", () => {
  for (const [ids, path, roles] of guarded) {
    it(`${path} (${ids})`, async () => {
      const { area, isOwn } = await placeOf(path);
      const outcomes = people.map(async ([role, who]) => {
        const isAllowed = roles.includes(role);
        const address = await addressFor(who, path, isAllowed);
        const isTheirs = isAllowed && (!path.includes(":") || path in (await samplesOf(who)));
        const way = isTheirs ? "looked at" : isAllowed || isFirstRefusal(role, area) ? "loaded" : "entered";
        return [role, await outcomeOf(who, { path, address, isOwn, way })] as const;
      });

      expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(
        Object.fromEntries(people.map(([role]) => [role, expectedFor(role, path, roles)])),
      );
    });
  }

  it("nor does it come later, while they go on", async () => {
    for (const [_ids, path, roles] of guarded) {
      const { isOwn } = await placeOf(path);
      const late = people.filter(([role, who]) => !roles.includes(role) && requestsOf(who).some(isOwn));
      expect([path, ...late]).toEqual([path]);
    }
  });
});

describe("every page a role may open loads without a violation of the security policy, an error, a warning or an axe finding, on phone and desktop, in light and dark", () => {
  for (const [role, who] of people) {
    it(`as ${role}`, async () => {
      const addresses = await addressesFor(role, await samplesOf(who));
      expect(addresses.length).toBeGreaterThan(10);
      if (role === "staff") expect(addresses).toContainEqual(expect.stringMatching(/^\/desk\/credit\/\d+$/));
      const loaded = faultsOf(who);
      for (const address of addresses) if (!loaded.has(address)) await load(who, address);
      expect(addresses.flatMap((address) => loaded.get(address))).toEqual([]);
    });
  }
});

const faults = new Map<PersonName | null, Map<string, readonly string[]>>();

/** What was found on the pages that a person has loaded, by their addresses. */
function faultsOf(who: PersonName | null): Map<string, readonly string[]> {
  const known = faults.get(who) ?? new Map<string, readonly string[]>();
  faults.set(who, known);
  return known;
}

/** Opens a page in a new document, once for all that is tested on it. */
async function load(who: PersonName | null, address: string): Promise<void> {
  faultsOf(who).set(address, await faultsOnLoad(visitOf(who), address));
}

interface Outcome {
  readonly page: string;
  readonly hasPageCode: boolean;
  /** Whether the server's document asks for the code before the guard is there. */
  readonly isPreloaded: boolean;
}

function expectedFor(role: Role, path: string, roles: readonly Role[]): Outcome {
  if (!roles.includes(role))
    return { page: role === "visitor" ? "/login" : "/", hasPageCode: false, isPreloaded: false };
  return { page: onlyByTheirWay.has(path) ? "/" : path, hasPageCode: true, isPreloaded: true };
}

const samples = new Map<PersonName | null, Promise<Record<string, string>>>();

function samplesOf(who: PersonName | null): Promise<Record<string, string>> {
  const found = samples.get(who) ?? sampleAddresses(visitOf(who).context);
  samples.set(who, found);
  return found;
}

/** With an id of the person's own data where they may open the page, otherwise with any id. */
async function addressFor(who: PersonName | null, path: string, isAllowed: boolean): Promise<string> {
  const own = isAllowed && path.includes(":") ? (await samplesOf(who))[path] : undefined;
  if (own === undefined) visitOf(who).troubles.expect(/404/);
  return own ?? path.replace(/:\w+/g, "1");
}

/**
 * In a new document, which everything is tested on for those who may open it; or in the one that is open, where the same guard
 * decides without the price of a load.
 */
type Way = "looked at" | "loaded" | "entered";

interface Attempt {
  readonly path: string;
  readonly address: string;
  /** Whether an address is that of a file which only this page needs. */
  readonly isOwn: (url: string) => boolean;
  readonly way: Way;
}

async function outcomeOf(who: PersonName | null, { path, address, isOwn, way }: Attempt): Promise<Outcome> {
  const { page, context } = visitOf(who);
  const requests = requestsOf(who);
  const before = requests.length;
  if (way === "looked at") await load(who, address);
  else if (way === "loaded") await openAndSettle(page, address);
  else {
    await enterAddress(page, address);
    await page.waitForFunction((asked) => window.location.pathname !== asked, address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  const pathname = await page.evaluate(() => window.location.pathname);
  const document = await (await context.request.get(address, { headers: { accept: "text/html" } })).text();
  const links = [...document.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? "");
  return {
    page: pathname === address ? path : pathname,
    hasPageCode: requests.slice(before).some(isOwn),
    isPreloaded: links.some(isOwn),
  };
}

const refusals = new Set<string>();

/** The first of each role and area is loaded as a typed address is. */
function isFirstRefusal(role: Role, area: string): boolean {
  const refusal = `${role} ${area}`;
  const isFirst = !refusals.has(refusal);
  refusals.add(refusal);
  return isFirst;
}

const requested = new Map<PersonName | null, string[]>();

/** All that a person's page has asked for since it is first looked at, and what it asks for from now on. */
function requestsOf(who: PersonName | null): readonly string[] {
  const known = requested.get(who);
  if (known) return known;
  const urls: string[] = [];
  requested.set(who, urls);
  visitOf(who).page.on("request", (request) => urls.push(request.url()));
  return urls;
}

/** The area of a page, and the files that only this page of it needs. */
async function placeOf(path: string) {
  const areas = Object.entries((await liveRelease()).areas);
  const [area = "", { routes } = { routes: [] }] =
    areas.find(([, one]) => one.routes.some((route) => route.path === path)) ?? [];
  const filesOf = (wanted: (route: AreaRoute) => boolean) => routes.filter(wanted).flatMap(({ files }) => files);
  const others = new Set(filesOf((route) => route.path !== path));
  const own = filesOf((route) => route.path === path).filter((file) => !others.has(file));
  expect(own).not.toEqual([]);
  const isOwn = (url: string) => url.includes(`/areas/${area}/`) && own.some((file) => url.endsWith(`/${file}`));
  return { area, isOwn };
}
