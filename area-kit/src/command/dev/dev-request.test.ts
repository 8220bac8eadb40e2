import { readDevRequest } from "./dev-request";

describe("the command line of mandi-area dev", () => {
  it("takes the product's origin from the command line or from the environment", () => {
    const upstream = { kind: "product", url: "https://staging.example" };
    expect(readDevRequest(["--against", "https://staging.example/home"], {})).toEqual({ port: 3100, upstream });
    expect(readDevRequest(["--port", "4000"], { PRODUCT_URL: "https://staging.example" })).toEqual({
      port: 4000,
      upstream,
    });
  });

  it("runs alone as a person who may open the area, or as the named person", () => {
    expect(readDevRequest(["--alone"], { PRODUCT_URL: "https://staging.example" }).upstream).toEqual({ kind: "alone" });
    expect(readDevRequest(["--alone", "--as", "new-seller"], {}).upstream).toMatchObject({ person: { isNew: true } });
  });

  it.each([
    [[], "Against which product?"],
    [["--against", "staging"], "Against which product?"],
    [["--alone", "--against", "https://staging.example"], "Either --against a product or --alone"],
    [["--against", "https://staging.example", "--as", "buyer"], "--as is for --alone only"],
    [["--alone", "--as", "nobody"], "There are: stranger, buyer"],
    [["--alone", "--port", "0"], "0 is no port"],
  ])("says what is wrong with %j", (parameters, words) => {
    expect(() => readDevRequest(parameters, {})).toThrow(words);
  });
});
