import { deskFreightBillPath, deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { deskPaper } from "@mandi/shared/messages/desk-paper";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { ActsPanel } from "../acts/acts-panel";
import { OrderLink } from "../books/order-link";
import styles from "../common/panel.module.css";
import { PartyLink } from "../common/party-link";
import type { DeskPaper } from "./paper.api";
import { paperActs } from "./paper-acts";

/** What notes, payments and a cancellation at the order change. */
const correctable: ReadonlySet<string> = new Set(["invoice", "credit note", "debit note"]);

interface PaperPanelProps {
  readonly paper: DeskPaper;
  readonly onChanged: () => void;
}

/** What a document is about, each a link to its page, and what can still be done about it. */
export function PaperPanel({ paper, onChanged }: PaperPanelProps) {
  const { kind, party, party_phone: phone, order, order_id: orderId, vehicle, freight_bill_id: bill } = paper;
  return (
    <ActsPanel label={deskPaper.acts} acts={paperActs(paper)} none={deskPaper.nothing} onChanged={onChanged}>
      <div className={styles.buttons}>
        <DefinitionList
          items={[
            ...(phone === null ? [] : [{ term: deskPaper.party, value: <PartyLink phone={phone}>{party}</PartyLink> }]),
            ...(order === "" ? [] : [{ term: deskPaper.order, value: <OrderLink number={order} /> }]),
            ...(vehicle === null ? [] : [{ term: deskPaper.vehicle, value: formatVehicle(vehicle) }]),
          ]}
        />
        {bill === null ? null : (
          <ButtonLink to={deskFreightBillPath(bill)} isFull>
            {deskPaper.freightBill}
          </ButtonLink>
        )}
        {orderId !== null && correctable.has(kind) ? (
          <ButtonLink to={deskOrderPath(orderId)} isFull>
            {deskPaper.atOrder}
          </ButtonLink>
        ) : null}
      </div>
    </ActsPanel>
  );
}
