import { findCheckout } from "../checkout";
import { readDevRequest } from "./arguments";

const read = (...parameters: string[]) => readDevRequest(findCheckout(), parameters, {});

describe("the command line of pnpm dev", () => {
  it("runs everything from source, or some areas inside a product that runs elsewhere", () => {
    expect(read()).toEqual({ kind: "all", port: 3100 });
    expect(read("seller", "buyer", "--against", "https://staging.example/anything", "--port", "4000")).toEqual({
      kind: "against",
      folders: ["remote-seller", "remote-buyer"],
      url: "https://staging.example",
      port: 4000,
    });
  });

  it("runs some areas with nothing behind them, seen by the named person", () => {
    expect(read("seller", "--alone")).toEqual({
      kind: "alone",
      folders: ["remote-seller"],
      person: undefined,
      port: 3100,
    });
    expect(read("seller", "--alone", "--as", "new-seller")).toMatchObject({ person: { name: "new-seller" } });
  });

  it.each([
    [["sellr", "--against", "https://staging.example"], 'There is no area "sellr". There are:'],
    [["seller"], "--against URL"],
    [["--against", "https://staging.example"], "Name the area"],
    [["seller", "--against", "staging"], "is an address like"],
    [["--port", "0"], "--port"],
    [["--agianst", "https://staging.example"], "Unknown option '--agianst'"],
    [["--alone"], "Name the area"],
    [["seller", "--alone", "--against", "https://staging.example"], "not both"],
    [["seller", "--alone", "--as", "nobody"], 'There is no person "nobody". There are: stranger, buyer'],
    [["seller", "--against", "https://staging.example", "--as", "buyer"], "--as is for --alone only"],
  ])("is refused with what to type instead: %j", (parameters, words) => {
    expect(() => read(...parameters)).toThrow(words);
  });
});
