import { type CatalogueWorld, createCatalogue, createListing } from "./catalogue-world";
import type { SignedIn, TestApi } from "./test-api";

/** Everybody that an order needs, and what the seller offers. */
export interface Market {
  readonly buyer: SignedIn;
  readonly seller: SignedIn;
  readonly transporter: SignedIn;
  readonly staff: SignedIn;
  readonly world: CatalogueWorld;
  readonly listingId: number;
}

/** A buyer, a seller with a listing of the worked example, a transporter and a desk person. */
export async function createMarket(api: TestApi): Promise<Market> {
  const seller = await api.signIn("seller", { name: "Seema Seller" });
  const world = await createCatalogue(api.db);
  return {
    buyer: await api.signIn("customer", { name: "Bala Buyer" }),
    seller,
    transporter: await api.signIn("transporter", { name: "Tara Transporter" }),
    staff: await api.signIn("staff", { name: "Dia Desk" }),
    world,
    listingId: await createListing(api.db, api.clock, world, seller.id),
  };
}

/** Like {@link createMarket}, with enough stock for all orders of a test file. */
export async function createWellStockedMarket(api: TestApi): Promise<Market> {
  const market = await createMarket(api);
  await api.db.updateTable("listing_variation").set({ stock_kg: 100_000_000 }).execute();
  return market;
}
