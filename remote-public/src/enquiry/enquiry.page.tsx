import { homePath } from "@mandi/shared/contract/page-paths";
import { contact, enquiry } from "@mandi/shared/messages/public-contact";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { failureLook } from "../common/failure-look";
import { ContactDetails } from "../contact/contact-details";
import styles from "./enquiry.module.css";
import { EnquiryForm } from "./enquiry-form";
import { useEnquiry } from "./use-enquiry";

/** The general enquiry of a logged-in trader. */
export default function EnquiryPage() {
  const { state, submit, saving } = useEnquiry();
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: enquiry.title }]}
        title={enquiry.title}
        facts={enquiry.intro}
      />
      <Columns side={<ContactDetails />} sideLabel={contact.reachUs}>
        <div className={styles.place}>
          <StatePlace
            state={state}
            skeleton={
              <LoadingPlace label={enquiry.title}>
                <SkeletonBlock height={60} />
                <SkeletonBlock height={60} />
                <SkeletonBlock height={60} />
              </LoadingPlace>
            }
            look={failureLook}
          >
            {(opening) => <EnquiryForm {...opening} saving={saving} onSubmit={submit} />}
          </StatePlace>
        </div>
      </Columns>
    </Page>
  );
}
