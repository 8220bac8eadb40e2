import { type ExampleWorld, exampleRead, exampleWrite, noBody } from "@mandi/shared/area/define-examples";
import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { NotificationListAnswer } from "@mandi/shared/contract/notification";
import { OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { UsualPlaceAnswer } from "@mandi/shared/contract/usual-place";
import { aBrand, aConfig, aPage, aProduct, someNews } from "@mandi/shared/testing/public-builders";

/** Example answers to the shell's own calls, for an area that runs without a server. */
export const makeExamples = ({ rows }: ExampleWorld) => [
  exampleRead("GET /handshake", HandshakeAnswer, () => ({ success: true })),
  exampleRead("GET /config", ConfigAnswer, () => aConfig()),
  exampleRead("GET /general-search", GeneralSearchAnswer, ({ query }) => {
    const text = query.get("search_key")?.toLowerCase() ?? "";
    const fits = ({ name }: { readonly name: string }) => name.toLowerCase().includes(text);
    return {
      brand_list: rows([aBrand()]).filter(fits),
      product_list: rows([aProduct(), aProduct({ id: 2, name: "Structural Beam" })]).filter(fits),
      market_news: rows([someNews()]).filter(({ title }) => title.toLowerCase().includes(text)),
    };
  }),
  exampleRead("GET /own-deals", OwnDealsAnswer, () => ({ data: [] })),
  // The place of delivery, and the addresses of the logged-in person.
  exampleRead("GET /get-address/:pincode", PincodeAnswer, () => ({ data: { city: "Pune", state: "Maharashtra" } })),
  exampleRead("GET /address", AddressListAnswer, () => ({ data: [] })),
  exampleRead("GET /usual-place", UsualPlaceAnswer, () => ({ data: null })),
  // The count in the menu, when the area with the list is not open.
  exampleRead("GET /notification", NotificationListAnswer, () => ({ ...aPage([]), unread: 0 })),
  exampleRead("GET /my-turn", MyTurnAnswer, () => ({
    data: [],
    unread: 0,
    unread_of: { quotations: 0, orders: 0, carrying: 0, products: 0, profile: 0 },
    server_time: new Date().toISOString(),
  })),
  exampleWrite("POST /logout", noBody, () => "You are logged out."),
];
