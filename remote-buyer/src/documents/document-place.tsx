import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { PageFailure } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock, SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ReactNode } from "react";
import { type DocumentList, documentLook } from "../common/document-failure";
import styles from "./document-place.module.css";

export interface DocumentPlaceProps<Data> {
  readonly state: PageState<Data>;
  /** What is loading: "Order". */
  readonly label: string;
  readonly list: DocumentList;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The page of an order or a quotation: a placeholder of the document's size while it loads, a link to its list when it
 * fails.
 */
export function DocumentPlace<Data>({ state, label, list, children }: DocumentPlaceProps<Data>) {
  return (
    <StatePlace
      state={state}
      skeleton={<DocumentSkeleton label={label} />}
      failed={(failure, retry) => (
        <div className={styles.state}>
          <PageFailure failure={failure} retry={retry} look={documentLook(list)} />
        </div>
      )}
    >
      {children}
    </StatePlace>
  );
}

function DocumentSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.state}>
      <LoadingPlace label={label}>
        <SkeletonLine width="40%" height={40} />
        <div className={styles.skeleton}>
          <SkeletonBlock height={480} />
          <SkeletonBlock height={480} />
        </div>
      </LoadingPlace>
    </div>
  );
}
