import { homePath } from "@mandi/shared/contract/page-paths";
import { page } from "@mandi/shared/messages/buyer";
import { rfq } from "@mandi/shared/messages/rfq";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useEffect } from "react";
import type { NamedOffers } from "./named-offers";
import type { RfqRequest } from "./rfq-request";
import { useNamedOffers } from "./use-named-offers";

interface OffersStartProps {
  readonly named: NamedOffers;
  readonly onReady: (requests: readonly RfqRequest[]) => void;
}

/** Shown until the offers named in the address have loaded; then the request starts with them. */
export function OffersStart({ named, onReady }: OffersStartProps) {
  const state = useNamedOffers(named);
  return (
    <Page>
      <PageHead
        crumbs={[{ label: page.home, to: homePath }, { label: rfq.title }]}
        title={rfq.title}
        facts={rfq.intro}
      />
      <StatePlace
        state={state}
        skeleton={
          <LoadingPlace label={rfq.title}>
            <SkeletonBlock height={260} />
          </LoadingPlace>
        }
        empty={
          <EmptyState
            heading="h2"
            title={rfq.nothingNamed}
            text={rfq.nothingNamedText}
            actions={<ButtonLink to={homePath}>{page.seeProducts}</ButtonLink>}
            hasPanel
          />
        }
      >
        {(requests) => <Begin requests={requests} onReady={onReady} />}
      </StatePlace>
    </Page>
  );
}

/** Passes the requests on once; the form then replaces this. */
function Begin({
  requests,
  onReady,
}: Pick<OffersStartProps, "onReady"> & { readonly requests: readonly RfqRequest[] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the requests of the first answer
  useEffect(() => onReady(requests), []);
  return null;
}
