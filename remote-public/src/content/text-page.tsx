import { content } from "@mandi/shared/messages/public";
import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ReactNode } from "react";
import { PageFailure } from "../common/page-failure";
import { MoreToRead } from "./more-to-read";
import styles from "./text-page.module.css";

export interface TextPageProps<Data> {
  readonly title: string;
  readonly tagline: string;
  readonly state: PageState<Data>;
  readonly children: (data: Data) => ReactNode;
}

const lines = ["72%", "94%", "88%", "60%", "91%", "83%", "45%"];

/** A page to read: title, tagline, and one of the five states under it. */
export function TextPage<Data>({ title, tagline, state, children }: TextPageProps<Data>) {
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: "/" }, { label: title }]} title={title} facts={tagline} />
      <Columns side={<MoreToRead />} sideLabel={content.moreToRead}>
        <div className={styles.text}>
          {state.kind === "loading" ? (
            <LoadingPlace label={title}>
              {lines.map((width) => (
                <SkeletonLine key={width} width={width} height={18} />
              ))}
            </LoadingPlace>
          ) : null}
          {state.kind === "empty" || state.kind === "forbidden" ? (
            <EmptyState title={content.noDataFound} hasPanel />
          ) : null}
          {state.kind === "failed" ? <PageFailure {...state} /> : null}
          {state.kind === "ready" ? children(state.data) : null}
        </div>
      </Columns>
    </Page>
  );
}
