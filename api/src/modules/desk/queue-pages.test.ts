import { queueRows } from "@mandi/shared/contract/desk/queue";
import { deskRows } from "../../reads/desk/desk-page";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";
import { answerMinutes } from "./desk-settings";

const api = apiOfFile();

const minuteMs = 60_000;
const count = 120;
let staff: SignedIn;

/** Messages of visitors, each a minute newer than the one before, the oldest sent three hours ago. */
beforeAll(async () => {
  staff = await api.signIn("staff");
  const now = api.clock.now().getTime();
  await api.db
    .insertInto("contact_message")
    .values(
      Array.from({ length: count }, (_, place) => ({
        name: place === 7 ? "100% Steel_Works" : `Visitor ${String(place).padStart(3, "0")}`,
        email: "visitor@example.com",
        phone: "9847012345",
        message: `Price of ${place % 2 === 0 ? "angles" : "channels"}`,
        created_at: new Date(now - (180 - place) * minuteMs),
      })),
    )
    .execute();
});

async function queue(query: Readonly<Record<string, string>>) {
  const { status, body } = await api.get(`/desk/queue/item?${new URLSearchParams({ kind: "inbox", ...query })}`, staff);
  expect(status).toBe(200);
  return body;
}
const parties = async (query: Readonly<Record<string, string>>) =>
  (await queue(query)).data.map(({ party }: { party: string }) => party);

it("lists everything that waits, page by page, the most urgent first and nothing twice", async () => {
  expect(queueRows).toBe(deskRows);
  const pages = await Promise.all(["1", "2", "3", "4"].map((page) => queue({ page })));

  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20, 0]);
  const numbers = pages.flatMap(({ data }) => data.map(({ number }: { number: string }) => number));
  expect(new Set(numbers).size).toBe(count);
  const dues = pages.flatMap(({ data }) => data.map(({ until }: { until: string }) => until));
  expect(dues).toEqual(dues.toSorted());
});

it("counts what is found, late and nearly late over all pages, even on a page that has no rows any more", async () => {
  const minutes = answerMinutes.fallback.inbox;
  const ages = Array.from({ length: count }, (_, place) => 180 - place);
  const late = ages.filter((age) => age > minutes).length;
  const soon = ages.filter((age) => age <= minutes && age > minutes - 60).length;

  for (const page of ["1", "3", "9"]) expect(await queue({ page })).toMatchObject({ found: count, late, soon });
  expect(await queue({ filter: "channels" })).toMatchObject({ found: count / 2 });
});

it("sorts everything that waits, not only the page that is shown", async () => {
  expect((await parties({ sort: "party" })).slice(0, 3)).toEqual(["100% Steel_Works", "Visitor 000", "Visitor 001"]);
  expect((await parties({ sort: "-party" })).slice(0, 2)).toEqual(["Visitor 119", "Visitor 118"]);
  expect((await parties({ sort: "-since" }))[0]).toBe("Visitor 119");
});

it("finds what has all of the words, taken as plain text and not as a pattern", async () => {
  expect(await parties({ filter: "CHANNELS  visitor 119" })).toEqual(["Visitor 119"]);
  expect(await parties({ filter: "100% steel_works" })).toEqual(["100% Steel_Works"]);
  expect(await parties({ filter: "visitor_119" })).toEqual([]);
  expect(await parties({ filter: "angles steel_works" })).toEqual([]);
});

it("refuses a sort order that the queue does not have", async () => {
  expect((await api.get("/desk/queue/item?sort=colour", staff)).status).toBe(400);
});

it("shows the position of an item among those of its kind, and its neighbours", async () => {
  const { data } = await queue({ page: "2" });
  const [before, item, after] = data;
  const place = async (which: string) => (await api.get(`/desk/queue/place?kind=inbox&item=${which}`, staff)).body.data;
  const named = ({ id, number }: { id: number; number: string }) => ({ id, number, kind: "inbox" });

  expect(await place(item.number)).toEqual({
    place: 52,
    count,
    before: named(before),
    after: named(after),
    taken: null,
  });
  expect(await place(String(item.id))).toMatchObject({ place: 52 });
  expect((await place((await queue({})).data[0].number)).before).toBeNull();
  expect(await place("M999999")).toBeNull();
});
