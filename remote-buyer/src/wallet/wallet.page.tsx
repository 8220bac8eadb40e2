import { papersPath } from "@mandi/shared/contract/page-paths";
import { unpaid } from "@mandi/shared/messages/buyer-money";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { common } from "@mandi/shared/messages/common";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Tabs } from "@mandi/shared/ui/controls/tabs";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock, SkeletonRow } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { CashTab } from "./cash-tab";
import { CreditTab } from "./credit-tab";
import { useWallet, useWalletAddress, type WalletAddress } from "./use-wallet";
import styles from "./wallet.module.css";

const UnpaidTab = latePart(async () => (await import(/* webpackChunkName: "unpaid-tab" */ "./unpaid-tab")).UnpaidTab, {
  failed: common.failedTitle,
  waiting: <WalletSkeleton />,
});

/** What the user has to pay, and their cash and credit, five lines a page. */
export default function WalletPage() {
  const address = useWalletAddress();
  const { tab, tabHref, isUnpaid, unpaidHref } = address;
  return (
    <Page>
      <PageHead title={wallet.title} actions={<ButtonLink to={papersPath}>{wallet.papers}</ButtonLink>} />
      <div data-print="hide">
        <Tabs
          label={wallet.tabs}
          tabs={[
            { to: tabHref("cash"), label: wallet.cash, isCurrent: !isUnpaid && tab === "cash" },
            { to: tabHref("credit"), label: wallet.credit, isCurrent: tab === "credit" },
            { to: unpaidHref, label: unpaid.tab, isCurrent: isUnpaid },
          ]}
        />
      </div>
      <div className={styles.place}>
        {isUnpaid ? <UnpaidTab address={address} skeleton={<WalletSkeleton />} /> : <Balances address={address} />}
      </div>
    </Page>
  );
}

function Balances({ address }: { readonly address: WalletAddress }) {
  const state = useWallet(address);
  return (
    <StatePlace
      state={state}
      skeleton={<WalletSkeleton />}
      failed={(failure, retry) => <FailedState title={wallet.failed} text={failure.message} onRetry={retry} hasPanel />}
    >
      {({ cash, credit }, reload) =>
        address.tab === "cash" ? (
          <CashTab cash={cash} credit={credit} address={address} onChanged={reload} />
        ) : (
          <CreditTab credit={credit} address={address} onChanged={reload} />
        )
      }
    </StatePlace>
  );
}

function WalletSkeleton() {
  return (
    <LoadingPlace label={wallet.title}>
      <SkeletonBlock height={120} />
      <SkeletonRow hasPicture={false} />
      <SkeletonRow hasPicture={false} />
      <SkeletonRow hasPicture={false} />
      <SkeletonRow hasPicture={false} />
      <SkeletonRow hasPicture={false} />
    </LoadingPlace>
  );
}
