import { reportFile } from "./place";
import { connectBrowser, disconnectBrowser, openVisit, type Visit, type VisitOptions } from "./visit";

/** What a journey can use: its own visit, and further ones for other people and screens. */
export interface Journey extends Visit, Visits {}

/** The visits of a journey, each a person at their own screen. */
export interface Visits {
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
}

/** Timeout of a journey. */
const longestMs = 900_000;

beforeAll(connectBrowser);
afterAll(disconnectBrowser);

/**
 * A test in a real browser. Opens a fresh profile, takes a picture of every page when the journey fails, and fails it for
 * console errors, policy violations and broken requests that it did not declare with `troubles.expect`.
 */
export function journey(
  name: string,
  act: (journey: Journey) => Promise<void>,
  options: VisitOptions = {},
  timeoutMs = longestMs,
): void {
  journeyOfVisits(name, async ({ visit }) => act({ ...(await visit()), visit }), options, timeoutMs);
}

/** Like {@link journey}, for one that opens every visit itself: an unused page would cost a process. */
export function journeyOfVisits(
  name: string,
  act: (visits: Visits) => Promise<void>,
  options: VisitOptions = {},
  timeoutMs = longestMs,
): void {
  it(
    name,
    async () => {
      const visits: Visit[] = [];
      const visit = async (more: VisitOptions = {}): Promise<Visit> => {
        const opened = await openVisit({ ...options, ...more });
        visits.push(opened);
        return opened;
      };
      try {
        await act({ visit });
        expect(visits.flatMap(({ troubles }) => troubles.surprises())).toEqual([]);
      } catch (error) {
        await Promise.all(visits.map((opened, index) => picture(opened, `${index}-${name}`)));
        throw error;
      } finally {
        await Promise.all(visits.map(({ context }) => context.close()));
      }
    },
    timeoutMs,
  );
}

/** A failing screenshot must not hide why the journey failed. */
async function picture({ page }: Visit, name: string): Promise<void> {
  await page.screenshot({ path: `${reportFile(name)}.png`, fullPage: true, timeout: 5000 }).catch(() => undefined);
}
