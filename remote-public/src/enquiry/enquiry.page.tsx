import { enquiry } from "@mandi/shared/messages/public";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { ForbiddenState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { PageFailure } from "../common/page-failure";
import styles from "./enquiry.module.css";
import { EnquiryForm } from "./enquiry-form";
import { useEnquiry } from "./use-enquiry";

/** The general enquiry of a signed-in trader. */
export default function EnquiryPage() {
  const { state, submit, saving } = useEnquiry();
  return (
    <Page width="read">
      <PageHead
        crumbs={[{ label: "Home", to: "/" }, { label: enquiry.title }]}
        title={enquiry.title}
        facts={enquiry.intro}
      />
      <div className={styles.place}>
        {state.kind === "loading" ? (
          <LoadingPlace label={enquiry.title}>
            <SkeletonBlock height={60} />
            <SkeletonBlock height={60} />
            <SkeletonBlock height={60} />
          </LoadingPlace>
        ) : null}
        {state.kind === "empty" || state.kind === "forbidden" ? <ForbiddenState hasPanel /> : null}
        {state.kind === "failed" ? <PageFailure {...state} /> : null}
        {state.kind === "ready" ? <EnquiryForm {...state.data} saving={saving} onSubmit={submit} /> : null}
      </div>
    </Page>
  );
}
