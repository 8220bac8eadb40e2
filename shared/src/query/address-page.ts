/** Further than any list goes: an address may have been typed by anyone. */
const furthest = 100_000;

/** The page of a list that an address names under `name`, from 1; the first for anything else. */
export function pageIn(params: URLSearchParams, name = "page"): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 1 ? Math.min(page, furthest) : 1;
}

/** The parameters of another page of the same list; the first page is not named. */
export function paramsOfPage(params: URLSearchParams, page: number, name = "page"): URLSearchParams {
  const others = new URLSearchParams(params);
  if (page > 1) others.set(name, String(page));
  else others.delete(name);
  return others;
}
