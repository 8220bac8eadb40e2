/** The page as a phone shows it, until mocks are restored. */
export function beOnPhone(): void {
  const look = window.matchMedia;
  const answer = (query: string) => ({ ...look(query), matches: query.includes("max-width: 767px") });
  jest.spyOn(window, "matchMedia").mockImplementation(answer);
}
