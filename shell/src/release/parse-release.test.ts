import { aLiveArea, aRelease } from "../testing/a-release";
import { parseRelease } from "./parse-release";

const good = aLiveArea();
const previous = { version: "fedcba9876543210", base: "/areas/seller/fedcba9876543210/", manifest: "sha384-x" };

describe("a release document that describes one area wrongly", () => {
  const parse = (seller: unknown) => parseRelease({ ...aRelease({ public: good }), areas: { public: good, seller } });

  it("keeps the other areas, and that one's menu entries and addresses", () => {
    const { document, unreadable } = parse({ ...good, title: "Seller area", entry: 5 });

    expect(document.areas["public"]).toEqual(good);
    expect(document.areas["seller"]).toMatchObject({ title: "Seller area", routes: [], menu: [], entry: "" });
    expect([...unreadable]).toEqual(["seller"]);
  });

  it("keeps its previous version as fall-back when there is one", () => {
    const { document, unreadable } = parse({ ...good, entry: 5, previous });

    expect(document.areas["seller"]).toMatchObject({ entry: "", previous });
    expect([...unreadable]).toEqual(["seller"]);
  });

  it("leaves the area out when nothing of it can be read, and refuses what is not a document at all", () => {
    expect(Object.keys(parse("rubbish").document.areas)).toEqual(["public"]);
    expect(() => parseRelease({ areas: {} })).toThrow("revision");
  });
});
