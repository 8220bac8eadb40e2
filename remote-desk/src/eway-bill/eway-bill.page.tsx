import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskEwayBillsPath } from "@mandi/shared/contract/page-paths";
import { formatEnd } from "@mandi/shared/format/dates";
import { formatVehicle, formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { kindWords } from "@mandi/shared/messages/desk";
import { portals } from "@mandi/shared/messages/desk-portals";
import { ewayBillStates, wordOf } from "@mandi/shared/messages/desk-states";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { ActsPanel } from "../acts/acts-panel";
import { NotNowList } from "../acts/not-now-list";
import { ewayTone } from "../books/eway-bill-state";
import { OrderLink } from "../books/order-link";
import { PaperLink } from "../books/paper-link";
import { CallButton } from "../common/call-button";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { exact } from "../common/exact";
import styles from "../common/panel.module.css";
import { PartyLink } from "../common/party-link";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { TrailBlock } from "../trail/trail-block";
import type { EwayBill } from "./eway-bill.api";
import { ewayBillActs, ewayNotNow, nextEwayAct } from "./eway-bill-acts";
import { useEwayBill } from "./use-eway-bill";

/** An e-way bill of a vehicle: what it waits for, whom to call, and what the portal would accept now. */
export default function EwayBillPage() {
  const { id, state, bill, trail, refetch } = useEwayBill();
  const title = bill ? portals.billTitle(bill.number ?? bill.invoice) : kindWords["e-way bill"];
  usePageTitle(bill ? title : null);
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: bill?.number ?? kindWords["e-way bill"] }]}
        title={title}
        status={bill ? <Pill tone={ewayTone(bill)}>{wordOf(ewayBillStates, bill.state)}</Pill> : null}
        facts={bill ? portals.billFacts(formatVehicle(bill.vehicle), bill.carrier) : undefined}
        actions={<Walk kind="e-way bill" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <Columns
            isSideFirst
            sideLabel={portals.billActs}
            side={
              <ActsPanel
                label={portals.billActs}
                acts={ewayBillActs(data)}
                next={nextEwayAct(data)}
                notNow={<NotNowList items={ewayNotNow(data)} />}
                onChanged={refetch}
              >
                <Calls bill={data} />
              </ActsPanel>
            }
          >
            <Facts bill={data} />
            <TrailBlock trail={trail} />
          </Columns>
        )}
      </StatePlace>
    </DeskPage>
  );
}

/** Who knows where the vehicle is: its driver first. */
function Calls({ bill: { driver, driver_phone, carrier, carrier_phone } }: { readonly bill: EwayBill }) {
  return (
    <div className={styles.buttons}>
      {driver_phone === "" ? null : <Caller words={portals.driverOf(driver)} phone={driver_phone} />}
      <Caller words={portals.carrierOf(carrier)} phone={carrier_phone} />
    </div>
  );
}

function Caller({ words, phone }: { readonly words: string; readonly phone: string }) {
  return (
    <>
      <p className={styles.subtle}>{words}</p>
      <CallButton phone={phone} who={words} />
    </>
  );
}

function Facts({ bill }: { readonly bill: EwayBill }) {
  const { what, asked = [], order_id, carrier, carrier_phone, driver, is_typed, code, message } = bill;
  const validUntil = bill.state === "cancelled" ? null : bill.valid_until;
  return (
    <>
      <div className={styles.notes}>
        {asked.map((act) => (
          <Note key={act}>{portals.asked[act]}</Note>
        ))}
        {what === null ? null : <Note tone="warn">{formatVehiclesIn(what)}</Note>}
      </div>
      <Block title={portals.bill} actions={<ButtonLink to={deskEwayBillsPath}>{portals.allBills}</ButtonLink>}>
        <DefinitionList
          items={[
            ...(validUntil === null ? [] : [{ term: portals.heads.validUntil, value: formatEnd(validUntil) }]),
            ...journeyItems(bill),
            { term: portals.heads.order, value: <OrderLink number={order_id} /> },
            { term: portals.heads.kind, value: <PaperLink paper={bill.invoice}>{bill.invoice}</PaperLink> },
            { term: portals.heads.vehicle, value: formatVehicle(bill.vehicle) },
            { term: portals.carrier, value: <PartyLink phone={carrier_phone}>{carrier}</PartyLink> },
            { term: portals.driver, value: driver || portals.noDriver },
            ...(is_typed === 1 ? [{ term: portals.madeBy, value: portals.outside }] : []),
            ...(code || message
              ? [{ term: portals.heads.said, value: [code, message].filter(Boolean).join(": ") }]
              : []),
          ]}
        />
      </Block>
    </>
  );
}

/** What an extension is decided by. */
function journeyItems({ journey }: EwayBill): readonly Definition[] {
  if (!journey) return [];
  const { from, to, kilometres, value } = journey;
  return [
    { term: portals.from, value: from },
    { term: portals.to, value: to },
    { term: portals.distance, value: portals.kilometres(kilometres) },
    { term: portals.worth, note: portals.worthNote, value: exact(value) },
  ];
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords["e-way bill"]}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
