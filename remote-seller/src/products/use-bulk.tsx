import { mayBeKept } from "@mandi/shared/browser/device-keys";
import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { common } from "@mandi/shared/messages/common";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { type ReactNode, useState } from "react";
import type { BulkKind } from "./bulk/bulk-dialog";
import { unfinishedPlace } from "./unfinished-place";

const BulkDialog = latePart(
  async () => (await import(/* webpackChunkName: "bulk-dialog" */ "./bulk/bulk-dialog")).BulkDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

const UnfinishedNote = latePart(
  async () => (await import(/* webpackChunkName: "bulk-dialog" */ "./bulk/unfinished/unfinished-note")).UnfinishedNote,
  { failed: common.failedTitle, waiting: null },
);

interface Opened {
  readonly kind: BulkKind;
  /** The products as they were when it opened: a refresh behind the dialog must not change the preview. */
  readonly products: readonly SellerProductItem[];
  readonly scope: string;
}

export interface BulkScope {
  readonly all: readonly SellerProductItem[];
  readonly fitting: readonly SellerProductItem[];
}

/** Which products are ticked, what that means for the bulk dialogs, and the dialog to render in the page. */
export function useBulk({ all, fitting }: BulkScope, onSaved: () => void) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const selected = all.filter(({ id }) => ticked.has(id));
  const products = selected.length > 0 ? selected : fitting;
  const scope = selected.length > 0 ? bulk.scopeSelected(selected.length) : bulk.scopeFound(fitting.length);

  function tick(ids: readonly number[], isTicked: boolean): void {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }

  // A file names its products itself, whatever is ticked.
  function openBulk(kind: BulkKind): void {
    const isFile = kind === "prices-in" || kind === "stock-in";
    setOpened({ kind, scope, products: isFile ? all : products });
  }

  // Checked again after each dialog, which may have finished the rest.
  const note: ReactNode =
    opened === null && mayBeKept(unfinishedPlace.area, unfinishedPlace.purpose) ? (
      <UnfinishedNote onLook={() => openBulk("unfinished")} />
    ) : null;

  const dialog: ReactNode = opened ? (
    <BulkDialog {...opened} onSaved={onSaved} onClose={() => setOpened(null)} />
  ) : null;
  return {
    ticked,
    tick,
    clear: () => setTicked(new Set()),
    selectedCount: selected.length,
    scope,
    openBulk,
    dialog,
    note,
  };
}
