import { creditTabPath, homePath } from "@mandi/shared/contract/page-paths";
import { credit, wallet } from "@mandi/shared/messages/buyer-wallet";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Navigate } from "react-router-dom";
import { NoNewCredit } from "../wallet/no-new-credit";
import styles from "./credit-request.module.css";
import { OpenRequest } from "./open-request";
import { PastRequests } from "./past-requests";
import { RequestForm } from "./request-form";
import { useCameFromWallet, useCreditRequests } from "./use-credit-request";

/** Requests credit: reachable from the wallet only, and only without assigned credit. */
export default function CreditRequestPage() {
  return useCameFromWallet() ? <CreditRequests /> : <Navigate to={homePath} replace />;
}

const open: ReadonlySet<string> = new Set(["pending", "under review"]);

function CreditRequests() {
  const state = useCreditRequests();
  return (
    <Page width="read">
      <PageHead
        crumbs={[{ label: wallet.title, to: creditTabPath }, { label: credit.title }]}
        title={credit.title}
        facts={credit.intro}
      />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={credit.title}>
              <SkeletonBlock height={240} />
              <SkeletonBlock height={160} />
            </LoadingPlace>
          }
        >
          {({ types, requests, assigned, blocked }, reload) => {
            const current = requests.find(({ status }) => open.has(status));
            if (assigned > 0) return <Navigate to={homePath} replace />;
            return (
              <>
                {blocked === null ? null : <NoNewCredit text={blocked} />}
                {/* One open request at a time (docs/domain.md#credit). Once it is decided, the form starts over. */}
                {current ? <OpenRequest request={current} onChanged={reload} /> : null}
                {current || blocked !== null ? null : (
                  <RequestForm key={requests[0]?.id ?? 0} types={types} onDone={reload} />
                )}
                <PastRequests requests={requests} />
              </>
            );
          }}
        </StatePlace>
      </div>
    </Page>
  );
}
