import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { homePath, productListPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { content } from "@mandi/shared/messages/public-content";
import { compare, products } from "@mandi/shared/messages/public-products";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useRemovedRow } from "@mandi/shared/ui/data/use-removed-row";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { failureLook } from "../../common/failure-look";
import { LandedNote } from "../landed/landed-note";
import { mayEndLowest } from "../landed/price-scale";
import type { SearchKind } from "../products.api";
import { useOfferWish } from "../use-offers";
import { askedOffers, joinedOffers } from "./asked-offers";
import { CompareActions, CompareBar, WantedQuantity } from "./compare-actions";
import { CompareTable } from "./compare-table";
import { idsOf } from "./compared-ids";
import { distinctNames, nameInList } from "./offer-names";
import { useCompared } from "./use-compared";
import { useWantedQuantity } from "./wanted-quantity";

/** Up to four offers side by side, compared by the price at the place of delivery. */
export function CompareOffers({ ids }: { readonly ids: readonly number[] }) {
  const wish = useOfferWish();
  const state = useCompared(wish, ids);
  const [params, setParams] = useAddressQuery();
  const { tonnes, change } = useWantedQuantity();
  const list = new URLSearchParams(params);
  list.delete("compare");
  const offers = state.kind === "ready" ? state.data : [];
  const { place, handleRemove } = useRemovedRow<HTMLDivElement>(offers.length, "thead a");
  const title = compare.title(offers.length || ids.length);
  usePageTitle(title);
  const listName = offers[0] === undefined ? products.title : nameOfList(offers[0], wish.kind);
  const listPath = `${productListPath(Number(wish.id))}${list.size > 0 ? `?${list}` : ""}`;

  const remove = (id: number) => {
    handleRemove(offers.findIndex((offer) => offer.id === id));
    setParams(
      (before) => {
        before.set(
          "compare",
          idsOf(before.get("compare"))
            .filter((other) => other !== id)
            .join("|"),
        );
        return before;
      },
      { replace: true },
    );
  };

  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: listName, to: listPath }, { label: compare.open(0) }]}
        title={title}
        facts={products.priceNote(null)}
        actions={<CompareActions offers={offers} tonnes={tonnes} />}
      />
      <StatePlace
        state={state}
        skeleton={
          <LoadingPlace label={products.offers}>
            <SkeletonBlock height={480} />
          </LoadingPlace>
        }
        look={failureLook}
        empty={<Gone to={listPath} name={listName} />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <Gone to={listPath} name={listName} />
          ) : (
            <>
              {shown.length < ids.length ? <Note>{compare.gone}</Note> : null}
              <Overlap offers={shown} kind={wish.kind} />
              <Joined offers={shown} kind={wish.kind} />
              <WantedQuantity tonnes={tonnes} onChange={change} />
              <div ref={place}>
                <CompareTable offers={shown} wish={wish} tonnes={tonnes} onRemove={remove} />
              </div>
              {wish.pincode === null ? <p>{compare.setPincode}</p> : <LandedNote pincode={wish.pincode} />}
              <CompareBar offers={shown} tonnes={tonnes} />
            </>
          )
        }
      </StatePlace>
    </Page>
  );
}

const nameOfList = ({ name, brand }: OfferItem, kind: SearchKind) => (kind === "brand" ? brand : name);

function Gone({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <EmptyState
      title={content.noDataFound}
      text={compare.gone}
      actions={<ButtonLink to={to}>{compare.back(name)}</ButtonLink>}
      hasPanel
    />
  );
}

/** Why there are fewer requests than offers. */
function Joined({ offers, kind }: { readonly offers: readonly OfferItem[]; readonly kind: SearchKind }) {
  const joined = joinedOffers(offers).map(({ count, offer }) =>
    compare.joined(count, nameInList(offer, kind), offer.city),
  );
  if (joined.length === 0) return null;
  return <Note>{compare.askNote(offers.length, askedOffers(offers).length, joined)}</Note>;
}

/** No offer is called the lowest while another may end below it. */
function Overlap({ offers, kind }: { readonly offers: readonly OfferItem[]; readonly kind: SearchKind }) {
  const all = distinctNames(offers, kind);
  const names = mayEndLowest(offers).map(({ id }) => all.get(id));
  if (names.length < 2) return null;
  return <Note>{compare.overlap(`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`)}</Note>;
}
