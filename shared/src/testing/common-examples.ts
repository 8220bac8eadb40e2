import { type Example, type ExampleWorld, exampleExchange, exampleRead } from "../area/define-examples";
import { BookmarkAnswer, BookmarkBody, BookmarkListAnswer } from "../contract/bookmark";
import { FreightRecordAnswer } from "../contract/freight-estimate";
import { OfferFacetsAnswer } from "../contract/offer-filter";
import { OfferListAnswer } from "../contract/product-list";
import { CustomerProfileAnswer, SellerProfileAnswer, TransporterProfileAnswer } from "../contract/profile";
import { RegistrationInfoAnswer } from "../contract/registration";
import { anOffer, aPage, someFacets } from "./public-builders";
import { someRegistrationInfo } from "./seller-builders";

/*
 * Examples of calls that more than one area makes. An area spreads the ones it needs into its own
 * (`src/testing/examples.ts`), which makes them easy to replace there.
 */

/** The logged-in person in the three shapes of the API. */
export function profileExamples({ user, rows }: ExampleWorld): Example[] {
  const { name = "", email = "", phone = "", company_name = "" } = user ?? {};
  const [gst = ""] = rows(["22AAACK4312M1Z6"]);
  const [pan = ""] = rows(["AAACK4312M"]);
  const [address = ""] = rows(["Plot 41, Siltara Growth Centre, Raipur 493111"]);
  const person = { name, email, phone };
  return [
    exampleRead("GET /customer/profile", CustomerProfileAnswer, () => ({
      data: {
        ...person,
        user_detail: { company_name, gst_number: gst, pan_number: pan, company_address: address, type: [] },
      },
    })),
    exampleRead("GET /seller/profile", SellerProfileAnswer, () => ({
      data: {
        ...person,
        business_details: { name: company_name, seller_type: rows([{ id: 1, name: "Manufacturer" }]) },
        kyc_details: { gst_number: gst, identity_number: pan, address },
        verification_status: "approved",
      },
    })),
    exampleRead("GET /transporter/profile", TransporterProfileAnswer, () => ({
      data: {
        ...person,
        transporter_detail: {
          company_name,
          gst_number: gst,
          address,
          alternate_phone: "",
          aadhar_number: "",
        },
      },
    })),
    exampleRead("GET /registration-form-info", RegistrationInfoAnswer, () => someRegistrationInfo()),
  ];
}

/** Sellers' offers and a person's bookmarks on them. */
export function offerExamples({ rows }: ExampleWorld): Example[] {
  const offers = rows([
    anOffer({ is_bookmarked: true }),
    anOffer({ id: 42, seller_commodity_product_id: 42, brand: "Shikhar TMT", city: "Durgapur", ex_price: 55_430 }),
    anOffer({ id: 43, seller_commodity_product_id: 43, brand: "Girnar Steel", city: "Jalna", ex_price: 54_210 }),
  ]);
  return [
    exampleRead("GET /seller-list-by-commodity-product/:id", OfferListAnswer, ({ query }) => {
      const byPrice = [...offers].sort((one, other) => one.ex_price - other.ex_price);
      const sorted = { price: byPrice, "-price": [...byPrice].reverse() }[query.get("sort") ?? ""] ?? offers;
      return aPage(sorted);
    }),
    exampleRead("GET /freight-record/:pincode", FreightRecordAnswer, () => ({ city: "Pune", state: "Maharashtra" })),
    exampleRead("GET /offer-facets/:id", OfferFacetsAnswer, () => someFacets()),
    exampleRead("GET /bookmark", BookmarkListAnswer, () => aPage(offers.filter(({ is_bookmarked }) => is_bookmarked))),
    exampleExchange("POST /bookmark", BookmarkBody, BookmarkAnswer, ({ body }) => {
      const offer = offers.find(({ id }) => id === body.seller_commodity_product_id);
      const is_bookmarked = body.is_bookmarked ?? !offer?.is_bookmarked;
      if (offer) offer.is_bookmarked = is_bookmarked;
      return { message: is_bookmarked ? "Added to your watch list." : "Removed from your watch list.", is_bookmarked };
    }),
  ];
}
