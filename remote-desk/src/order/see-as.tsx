import { orderParts } from "@mandi/shared/messages/desk-order";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { deskLook } from "../common/desk-look";
import type { DeskOrder, Side } from "./order.api";
import styles from "./order.module.css";
import { buyerSees, sellerSees, transporterSees } from "./side-views";
import { useTransporterView } from "./use-transporter-view";

const sides: readonly Side[] = ["buyer", "seller", "transporter"];

/** The order as one of the three sides sees it, made by the server as for them; read-only. */
export function SeeAs({ order }: { readonly order: DeskOrder }) {
  const [side, setSide] = useState<Side | null>(null);
  return (
    <div data-print={side === null ? "hide" : undefined}>
      <Block title={orderParts.seeAs}>
        <ChipGroup label={orderParts.seeAs}>
          {sides.map((one) => (
            <Chip key={one} isChosen={one === side} onToggle={() => setSide(one === side ? null : one)}>
              {orderParts.sides[one]}
            </Chip>
          ))}
        </ChipGroup>
        <div className={styles.chosen}>
          {side === null ? <p>{orderParts.seeAsText}</p> : null}
          {side === "buyer" ? <DefinitionList items={buyerSees(order.buyer_view)} /> : null}
          {side === "seller" ? <DefinitionList items={sellerSees(order.seller_view)} /> : null}
          {side === "transporter" ? <TransporterSees orderId={order.id} /> : null}
        </div>
      </Block>
    </div>
  );
}

function TransporterSees({ orderId }: { readonly orderId: number }) {
  const state = useTransporterView(orderId);
  return (
    <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
      {({ data }) =>
        data === null ? <p>{orderParts.notCarried}</p> : <DefinitionList items={transporterSees(data)} />
      }
    </StatePlace>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={orderParts.seeAs}>
      <SkeletonBlock height={160} />
    </LoadingPlace>
  );
}
