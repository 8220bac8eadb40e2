import type { TransporterEnquiry, TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { cityWithPincode } from "@mandi/shared/format/address-lines";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { common } from "@mandi/shared/messages/common";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { ThreadPlace } from "@mandi/shared/thread/thread-place";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { linesOf } from "../common/address-lines";
import { goodsFacts } from "../common/goods-facts";
import { BidPanel } from "./bid-panel";
import { BiddingList } from "./bidding-list";
import { standingOf } from "./board";
import styles from "./enquiry-view.module.css";
import { PhoneBar } from "./phone-bar";

const BidDialog = latePart(async () => (await import(/* webpackChunkName: "bid-dialog" */ "./bid-dialog")).BidDialog, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});
const WithdrawDialog = latePart(
  async () => (await import(/* webpackChunkName: "withdraw-dialog" */ "./withdraw-dialog")).WithdrawDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface EnquiryViewProps {
  readonly answer: TransporterEnquiryAnswer;
  readonly reload: () => Promise<void>;
  readonly staleSince: number | null;
  /** Null once the enquiry has ended. */
  readonly refreshEveryMs: number | null;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
}

/** A loaded enquiry. The price form keeps typed input whatever a refresh brings. */
export function EnquiryView({ answer, reload, staleSince, refreshEveryMs, isPaused, togglePause }: EnquiryViewProps) {
  const { data: enquiry } = answer;
  const [asked, setAsked] = useState<"price" | "withdrawal" | null>(null);
  const standing = standingOf(answer);
  const board = { enquiry, standing };
  const { place, refresh, show } = useAnswerInView<HTMLDivElement>(reload);
  const close = () => setAsked(null);

  function handleDone(): void {
    close();
    show();
  }

  return (
    <>
      <Columns
        isSideFirst
        sideLabel={enquiryDetail.myPrice}
        side={
          <BidPanel
            {...board}
            answerPlace={place}
            onEnd={refresh}
            onBid={() => setAsked("price")}
            onWithdraw={() => setAsked("withdrawal")}
          />
        }
      >
        <ProductDetails enquiry={enquiry} />
        <BiddingList
          bids={answer.bidding_list}
          staleSince={staleSince}
          refreshEveryMs={refreshEveryMs}
          isPaused={isPaused}
          onTogglePause={togglePause}
        />
        <BillTo enquiry={enquiry} />
        <ThreadPlace quotationId={enquiry.id} side="transporter" />
      </Columns>
      <PhoneBar {...board} onBid={() => setAsked("price")} />
      {asked === "price" ? <BidDialog {...board} onRefresh={refresh} onDone={handleDone} onClose={close} /> : null}
      {asked === "withdrawal" ? (
        <WithdrawDialog enquiry={enquiry} onRefresh={refresh} onDone={handleDone} onClose={close} />
      ) : null}
    </>
  );
}

function ProductDetails({ enquiry }: { readonly enquiry: TransporterEnquiry }) {
  const price = (rupees: number | null) => (rupees === null ? page.none : `${formatRupees(rupees)} ${page.perTonne}`);
  return (
    <Block title={enquiryDetail.product}>
      <DefinitionList
        isWide
        items={[
          { term: enquiryDetail.number, value: enquiry.unique_id },
          { term: enquiryDetail.category, value: enquiry.commodity_product.category.name },
          { term: enquiryDetail.name, value: enquiry.commodity_product.name },
          { term: enquiryDetail.brand, value: enquiry.brand.name },
          ...goodsFacts(enquiry),
          { term: enquiryDetail.minPrice, value: price(enquiry.min_price) },
          { term: enquiryDetail.maxPrice, value: price(enquiry.max_price) },
          { term: enquiryDetail.originCity, value: enquiry.origin_city },
          {
            term: enquiryDetail.unloadingCity,
            value: unloadingPlace(enquiry),
          },
          { term: enquiryDetail.quantity, value: formatTonnes(enquiry.total_quantity) },
          ...wishFacts(enquiry),
          { term: enquiryDetail.description, value: enquiry.description || page.none },
        ]}
      />
    </Block>
  );
}

const unloadingPlace = ({ unloading_city, unloading_pincode = "", unloading_state }: TransporterEnquiry): string =>
  [cityWithPincode(unloading_city, unloading_pincode), unloading_state].filter(Boolean).join(", ");

function BillTo({ enquiry }: { readonly enquiry: TransporterEnquiry }) {
  const { billing_address: address } = enquiry;
  return (
    <Block title={enquiryDetail.billTo}>
      <p className={styles.note}>{enquiryDetail.billToNote(unloadingPlace(enquiry))}</p>
      <DefinitionList
        isWide
        items={[
          { term: enquiryDetail.address, value: linesOf(address) || page.none },
          { term: enquiryDetail.state, value: address.state || page.none },
          { term: enquiryDetail.pincode, value: address.pincode || page.none },
        ]}
      />
    </Block>
  );
}
