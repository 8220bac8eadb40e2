import { readTrustedProxies } from "./trusted-proxies";

describe("the setting TRUSTED_PROXIES", () => {
  it.each([undefined, "", "  ", " , "])("trusts no proxy when it is %j", (value) => {
    expect(readTrustedProxies(value)).toEqual([]);
  });

  it("accepts addresses and networks of both families", () => {
    expect(readTrustedProxies("10.0.0.7, 10.1.0.0/16,fd00::/8 , ::1, ::ffff:10.0.0.7")).toEqual([
      "10.0.0.7",
      "10.1.0.0/16",
      "fd00::/8",
      "::1",
      "::ffff:10.0.0.7",
    ]);
  });

  it.each([
    "proxy.example",
    "10.0.0",
    "10.0.0.256",
    "010.0.0.1",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::/0",
    "10.0.0.0/8/8",
    "10.0.0.0/",
    "fd00::/129",
    "fd00:::1",
    "1:2",
    "true",
  ])("refuses %s and explains the format", (entry) => {
    expect(() => readTrustedProxies(`10.0.0.7, ${entry}`)).toThrow(
      `TRUSTED_PROXIES must be addresses or networks separated by commas, like "10.0.0.7, 10.1.0.0/16, fd00::/8", not "${entry}".`,
    );
  });
});
