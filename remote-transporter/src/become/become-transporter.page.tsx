import { become } from "@mandi/shared/messages/transporter";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";

/** How a customer becomes a transporter. */
export default function BecomeTransporterPage() {
  return (
    <Page>
      <PageHead title={become.title} />
    </Page>
  );
}
