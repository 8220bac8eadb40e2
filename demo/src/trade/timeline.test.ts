import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { normaliseVehicle } from "@mandi/shared/format/vehicle";
import { agrawalAddresses, topUpsOfAgrawal } from "../content/buyers";
import { listings } from "../content/listings";
import { products } from "../content/products";
import { transporters } from "../content/transporters";
import { dayText } from "../prices/trade-day";
import { deals } from "./deals";
import { tradeTimeline } from "./timeline";

const now = new Date("2026-11-21T05:12:00.000Z");

describe("the trade of the demo market", () => {
  it("has quotations and orders in every status", () => {
    const ends = deals.map(({ end }) => end.kind);
    expect(new Set(ends)).toEqual(new Set(["open", "waiting", "marked", "expired", "withdrawn", "rejected", "order"]));
    const statuses = deals.flatMap(({ end }) => (end.kind === "order" ? [end.course.status] : []));
    expect(new Set(statuses)).toEqual(new Set(orderStatuses));
  });

  it("requests only goods that are made and listed, from sellers who offer them in that city", () => {
    for (const deal of deals) {
      const product = products.find(({ key }) => key === deal.product);
      for (const { index } of deal.sizes) expect(product?.sizes[index]).toBeDefined();
      expect(product?.qualities[deal.quality]).toBeDefined();
      expect(product?.packagings[deal.packaging]).toBeDefined();
      expect(agrawalAddresses[deal.consignee]).toBeDefined();
      const offered = listings.filter(
        (listing) =>
          listing.product === deal.product && listing.brand === deal.brand && listing.city === deal.originCity,
      );
      expect(offered.length).toBeGreaterThan(0);
      for (const { seller } of deal.offers) expect(offered.map((listing) => listing.seller)).toContain(seller);
    }
  });

  it("lets transporters bid only where a belt of theirs ends at the consignee, for goods they carry", () => {
    for (const deal of deals) {
      const city = agrawalAddresses[deal.consignee]?.city;
      for (const { transporter } of deal.bids) {
        const carrier = transporters.find(({ key }) => key === transporter);
        expect(carrier?.products).toContain(deal.product);
        const belts = carrier?.belts.filter(({ loadingAddress }) => loadingAddress.includes(deal.originCity)) ?? [];
        expect(belts.flatMap(({ unloading }) => unloading.map((place) => place.city))).toContain(city);
      }
    }
  });

  it("leaves the lowest seller of a deal more than a truckload of stock, whatever earlier deals took", () => {
    for (const deal of deals) {
      const tonnes = deal.sizes.reduce((sum, size) => sum + size.tonnes, 0);
      const listed = listings.filter(
        (listing) =>
          listing.product === deal.product && listing.brand === deal.brand && listing.city === deal.originCity,
      );
      for (const { seller } of deal.offers) {
        expect(listed.find((listing) => listing.seller === seller)?.stockTonnes).toBeGreaterThan(2 * tonnes);
      }
    }
  });

  it("gives every vehicle a unique, valid number", () => {
    const numbers = deals.flatMap(({ vehicles }) => vehicles.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(normaliseVehicle(number)).toBe(number);
  });

  it("has open enquiries that close within the hour, the first within minutes", () => {
    const minutes = deals.flatMap(({ end }) => (end.kind === "open" ? [end.minutesLeft] : []));
    expect(Math.min(...minutes)).toBeLessThan(10);
    expect(Math.max(...minutes)).toBeLessThan(60);
  });

  it.each(["2026-11-21T05:12:00.000Z", "2026-11-21T18:40:00.000Z", "2027-03-01T00:10:00.000Z"])(
    "is a chain of steps in time, none in the future, whenever it is generated (%s)",
    (text) => {
      const told = new Date(text);
      const steps = tradeTimeline(told);
      expect(steps.every(({ at }) => at <= told)).toBe(true);
      expect(steps.map(({ at }) => at.getTime())).toEqual(steps.map(({ at }) => at.getTime()).sort((a, b) => a - b));
      for (const deal of deals) {
        const own = steps.filter((step) => step.deal === deal).map(({ what }) => what.act);
        expect(own[0]).toBe("ask");
        if (deal.end.kind === "order")
          expect(own).toContain(deal.end.course.status === "delivered" ? "unload" : "book");
      }
    },
  );

  it.each([
    ["2026-11-20T18:40:00.000Z", "at 00:10", "2026-11-20"],
    ["2026-11-21T02:20:00.000Z", "at 07:50", "2026-11-20"],
    ["2026-11-21T02:40:00.000Z", "at 08:10", "2026-11-21"],
    ["2026-11-21T18:10:00.000Z", "at 23:40", "2026-11-21"],
  ])(
    "has an e-way bill that ends tonight, or ended last midnight while it can still be extended (%s, %s)",
    (now, _hour, day) => {
      const ends = tradeTimeline(new Date(now)).flatMap(({ what }) =>
        what.act === "invoice" ? (what.ewayBillEnds ?? []) : [],
      );
      expect(ends.map(dayText)).toEqual([day]);
    },
  );

  it("fills the wallet before it is used", () => {
    const steps = tradeTimeline(now).map(({ what }) => what.act);
    expect(steps[0]).toBe("top up");
    expect(steps.filter((act) => act === "top up")).toHaveLength(topUpsOfAgrawal.length);
  });
});
