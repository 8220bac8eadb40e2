import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { Address } from "@mandi/shared/contract/address";
import { addressPath } from "@mandi/shared/contract/page-paths";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import styles from "./address.module.css";
import { AddressEditor } from "./address-editor";
import { AddressList } from "./address-list";
import { type AddressMode, useAddressMode } from "./use-address-mode";
import { useAddresses } from "./use-addresses";

const titles = { list: addresses.title, add: addresses.addTitle, edit: addresses.editTitle };

/** The saved addresses in modes list, add and edit. */
export default function AddressPage() {
  const { mode, backToList } = useAddressMode();
  const state = useAddresses();
  useFocusOnReturn(mode.kind);
  usePageTitle(mode.kind === "list" ? null : titles[mode.kind]);
  return (
    <Page>
      <PageHead
        {...(mode.kind !== "list" && {
          crumbs: [{ label: addresses.title, to: addressPath }, { label: titles[mode.kind] }],
        })}
        title={titles[mode.kind]}
        facts={mode.kind === "list" ? addresses.intro : undefined}
        // An empty list shows the button itself.
        actions={mode.kind === "list" && state.kind === "ready" && state.data.length > 0 ? <AddAddress /> : undefined}
      />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={addresses.title}>
              <SkeletonBlock height={148} />
              <SkeletonBlock height={148} />
            </LoadingPlace>
          }
        >
          {(list, reload) => <Ready mode={mode} list={list} reload={reload} backToList={backToList} />}
        </StatePlace>
      </div>
    </Page>
  );
}

/** The form is gone, with the button that had the focus: the list's heading takes it. */
function useFocusOnReturn(kind: AddressMode["kind"]): void {
  const before = useRef(kind);
  useEffect(() => {
    const isReturn = before.current !== "list" && kind === "list";
    before.current = kind;
    const heading = isReturn ? document.querySelector("h1") : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [kind]);
}

interface ReadyProps {
  readonly mode: AddressMode;
  readonly list: readonly Address[];
  readonly reload: () => void;
  readonly backToList: () => void;
}

function Ready({ mode, list, reload, backToList }: ReadyProps) {
  const address = mode.kind === "edit" ? list.find(({ id }) => id === mode.id) : undefined;
  if (mode.kind === "add" || address) {
    return <AddressEditor key={address?.id ?? "add"} address={address ?? null} onSaved={reload} onLeave={backToList} />;
  }
  if (list.length === 0)
    return <EmptyState heading="h2" title={addresses.empty} actions={<AddAddress isPrimary />} hasPanel />;
  return <AddressList list={list} onRemoved={reload} />;
}

function AddAddress({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  return (
    <ButtonLink to="?mode=add" icon={Plus} variant={isPrimary ? "primary" : "secondary"}>
      {addresses.add}
    </ButtonLink>
  );
}
