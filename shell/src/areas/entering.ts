import { loadPage } from "./area-loader";
import { LoadFailure } from "./loading/load-failure";

const failures = new Map<string, LoadFailure>();

/** Why the page could not be entered, for its card. */
export function failureOf(area: string, path: string): LoadFailure | null {
  return failures.get(`${area} ${path}`) ?? null;
}

/** Fetches the code of a page before it is shown. A failure is kept for the page's card and never stops the navigation. */
export async function enterPage(area: string, path: string): Promise<void> {
  const key = `${area} ${path}`;
  try {
    await loadPage(area, path);
    failures.delete(key);
  } catch (error) {
    if (!(error instanceof LoadFailure)) throw error;
    failures.set(key, error);
  }
}
