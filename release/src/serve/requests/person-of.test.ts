import { isOfThisMachine, personOf } from "./person-of";

describe("the identity by which strangers are counted", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("at %s is %s", (ip, person) => {
    expect(personOf({ ip })).toBe(person);
  });

  it.each([
    ["127.0.0.1", undefined, true],
    ["::1", undefined, true],
    ["::ffff:127.0.0.1", undefined, true],
    ["127.0.0.1", "203.0.113.9", false],
    ["203.0.113.9", undefined, false],
  ])("at %s, passed on for %s: on this machine is %s", (ip, forwarded, expected) => {
    expect(isOfThisMachine({ ip, headers: { "x-forwarded-for": forwarded } })).toBe(expected);
  });
});
