import { homePath } from "@mandi/shared/contract/page-paths";
import { content } from "@mandi/shared/messages/public-content";
import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ReactNode } from "react";
import { failureLook } from "../common/failure-look";
import { MoreToRead } from "./more-to-read";
import styles from "./text-page.module.css";

export interface TextPageProps<Data> {
  readonly title: string;
  readonly tagline: string;
  readonly state: PageState<Data>;
  readonly children: (data: Data) => ReactNode;
}

const lines = ["72%", "94%", "88%", "60%", "91%", "83%", "45%"];

/** A reading page: title, tagline, and one of the five states under it. */
export function TextPage<Data>({ title, tagline, state, children }: TextPageProps<Data>) {
  return (
    <Page>
      <PageHead crumbs={[{ label: "Home", to: homePath }, { label: title }]} title={title} facts={tagline} />
      <Columns side={<MoreToRead />} sideLabel={content.moreToRead}>
        <div className={styles.text}>
          <StatePlace
            state={state}
            skeleton={
              <LoadingPlace label={title}>
                {lines.map((width) => (
                  <SkeletonLine key={width} width={width} height={18} />
                ))}
              </LoadingPlace>
            }
            look={failureLook}
          >
            {children}
          </StatePlace>
        </div>
      </Columns>
    </Page>
  );
}
