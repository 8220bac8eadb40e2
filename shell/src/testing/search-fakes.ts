import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";

export const nothing: GeneralSearchAnswer = { brand_list: [], product_list: [], market_news: [] };
export const beams: GeneralSearchAnswer = {
  brand_list: [{ id: 3, name: "Beacon Rolling Mills" }],
  product_list: [{ id: 3, name: "MS Beam" }],
  market_news: [{ slug: "beams-firm-up", title: "Beams firm up in Bhilai" }],
};

/** A market whose search finds beams for "bea" and nothing else. */
export function marketWithBeams(): FakeApi {
  const api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer("GET /general-search", GeneralSearchAnswer, ({ query }) =>
    query.get("search_key") === "bea" ? beams : nothing,
  );
  return api;
}
