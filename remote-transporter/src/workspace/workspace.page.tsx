import { workspace } from "@mandi/shared/messages/transporter";
import { Select } from "@mandi/shared/ui/controls/select";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { EnquiryList } from "../enquiries/enquiry-list";
import styles from "./workspace.module.css";
import { useWorkspaceView, viewChoices } from "./workspace-view";

/** Everything a transporter works with, one list at a time. */
export default function WorkspacePage() {
  const { view, choose } = useWorkspaceView();
  return (
    <Page>
      <PageHead
        title={workspace.title}
        actions={
          <Select
            className={styles.view}
            label={workspace.show}
            choices={viewChoices}
            value={view}
            onChange={(event) => choose(event.target.value)}
          />
        }
      />
      <div className={styles.place}>
        <EnquiryList />
      </div>
    </Page>
  );
}
