import fc from "fast-check";
import { appLink, callLink, mailLink, webLink, whatsappLink } from "./contact-links";

describe("a configured contact", () => {
  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://facebook.com/mandi",
    "facebook.com/mandi",
    "",
  ])("is not a web link unless it is a secure web address: %s", (value) => {
    expect(webLink(value)).toBeNull();
  });

  it("never becomes a link to anything but web, mail or phone, whatever is configured", () => {
    const links = [webLink, whatsappLink, mailLink, callLink];
    const hostile = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("javascript:", "data:", "vbscript:", "+", "//"));
    fc.assert(
      fc.property(hostile, fc.string(), (start, rest) => {
        for (const link of links) expect(link(start + rest) ?? "https:").toMatch(/^(?:https:|mailto:|tel:\+?\d+$)/);
      }),
    );
  });

  it.each([
    ["9893000147", "https://wa.me/919893000147"],
    ["+91 98930 00147", "https://wa.me/919893000147"],
    ["971501234567", "https://wa.me/971501234567"],
    ["https://wa.me/919893000147?text=Order", "https://wa.me/919893000147?text=Order"],
    ["https://elsewhere.example/", null],
  ])("links to WhatsApp by number or by WhatsApp address: %s", (value, expected) => {
    expect(whatsappLink(value)).toBe(expected);
  });

  it("is called with the country code (R-054)", () => {
    expect(callLink("98930 00147")).toBe("tel:+919893000147");
  });

  it("refuses a mail address that carries more than an address", () => {
    expect(mailLink("trade@mandi.example")).toBe("mailto:trade@mandi.example");
    expect(mailLink("trade@mandi.example?bcc=all@elsewhere.example")).toBeNull();
  });
});

describe("Download App", () => {
  it("leads to the app store if configured, otherwise to the banner on the home page", () => {
    expect(appLink({ play_store_link: "https://play.example/mandi" })).toBe("https://play.example/mandi");
    expect(appLink({ app_store_link: "https://apps.example/mandi", play_store_link: "javascript:alert(1)" })).toBe(
      "https://apps.example/mandi",
    );
    expect(appLink(null)).toBe("/#download-app");
  });
});
