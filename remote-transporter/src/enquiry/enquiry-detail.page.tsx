import { enquiryDetail } from "@mandi/shared/messages/transporter";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";

/** One freight enquiry: what is to be carried, who bids what, and the own price. */
export default function EnquiryDetailPage() {
  return (
    <Page>
      <PageHead title={enquiryDetail.title} />
    </Page>
  );
}
