import { transporterBillsPath } from "@mandi/shared/contract/page-paths";
import { common } from "@mandi/shared/messages/common";
import { workspace } from "@mandi/shared/messages/transporter";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { ComponentType } from "react";
import { EnquiryList } from "../enquiries/enquiry-list";
import { KeptStepsPlace } from "../trips/kept-steps/kept-steps-place";
import styles from "./workspace.module.css";
import { useWorkspaceView, viewChoices, type WorkspaceView } from "./workspace-view";

const lateView = (view: WorkspaceView, load: () => Promise<ComponentType>) =>
  latePart(load, { failed: common.failedTitle, waiting: <Waiting label={workspace.views[view]} />, isAsked: true });

/** The list that most people open is there at once; the code of each other one loads when it is chosen. */
const views: Record<WorkspaceView, ComponentType> = {
  enquiry: EnquiryList,
  order: lateView(
    "order",
    async () => (await import(/* webpackChunkName: "order-list" */ "../orders/order-list")).OrderList,
  ),
  product: lateView(
    "product",
    async () => (await import(/* webpackChunkName: "product-list" */ "../choices/product-list")).ProductList,
  ),
  belt: lateView("belt", async () => (await import(/* webpackChunkName: "belt-list" */ "../belts/belt-list")).BeltList),
  vehicle: lateView(
    "vehicle",
    async () => (await import(/* webpackChunkName: "vehicle-list" */ "../choices/vehicle-list")).VehicleList,
  ),
};

/** A transporter's whole workspace, one list at a time. */
export default function WorkspacePage() {
  const { view, choose } = useWorkspaceView();
  const View = views[view];
  return (
    <Page>
      <PageHead
        title={workspace.title}
        facts={workspace.facts[view]}
        // On a phone the rows of a list come first; the others begin with what to do.
        areFactsWide={view === "enquiry" || view === "order"}
        actions={
          <>
            <ButtonLink to={transporterBillsPath}>{workspace.bills}</ButtonLink>
            <Select
              className={styles.view}
              label={workspace.show}
              choices={viewChoices}
              value={view}
              onChange={(event) => choose(event.target.value)}
            />
          </>
        }
      />
      <KeptStepsPlace />
      <div className={styles.place}>
        <View key={view} />
      </div>
    </Page>
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <LoadingPlace label={label}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={260} />
    </LoadingPlace>
  );
}
