import { type BuyingPurpose, buyingPurposes } from "@mandi/shared/contract/quotation-request";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { rfq, rfqConfirm } from "@mandi/shared/messages/rfq";
import { deliveryStore, useDelivery } from "@mandi/shared/session";
import { Select } from "@mandi/shared/ui/controls/select";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Block } from "@mandi/shared/ui/layout/section";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { useAddresses } from "../address/use-addresses";
import { AddressChoice } from "./address-choice";
import { DeliveryBlock } from "./goods/delivery-block";
import { GoodsBlock } from "./goods/goods-block";
import { useLandedGoods } from "./landed/use-landed-goods";
import { RfqBar } from "./rfq-bar";
import { consigneeOf, firstAddresses, goodsOf, type RfqErrors, type RfqForm, withoutRemoved } from "./rfq-form";
import type { RfqRequest } from "./rfq-request";
import { RfqSummary } from "./rfq-summary";
import styles from "./rfq-view.module.css";
import { useRfq } from "./use-rfq";
import type { RfqSending } from "./use-rfq-draft";

const RfqConfirm = latePart(
  async () => (await import(/* webpackChunkName: "rfq-confirm" */ "./rfq-confirm")).RfqConfirm,
  { failed: rfqConfirm.notLoaded, waiting: null, isAsked: true },
);

export interface RfqViewProps {
  readonly request: RfqRequest;
  readonly form: RfqForm;
  readonly sending: RfqSending;
  readonly onChange: (part: Partial<RfqForm>) => void;
  /** Removes the product at a position from the request. */
  readonly onRemove: (place: number) => void;
  readonly isJustBegun: boolean;
}

/** The form beside the requested goods. */
export function RfqView(props: RfqViewProps) {
  const { request, form: written, sending, onChange, onRemove, isJustBegun } = props;
  const addresses = useAddresses();
  const saved = addresses.kind === "ready" ? addresses.data : null;
  const form = useMemo(() => (saved === null ? written : withoutRemoved(written, saved)), [saved, written]);
  const isStarted = useRef(false);
  // Once: a place that is set later, here or in another tab, changes no address of this request.
  useEffect(() => {
    if (saved === null || saved.length === 0 || isStarted.current) return;
    isStarted.current = true;
    onChange(firstAddresses(written, saved, deliveryStore.getState().delivery));
  }, [saved, written, onChange]);
  const place = useDelivery();
  const goods = goodsOf(request, form);
  const consignee = saved?.find(({ id }) => id === consigneeOf(form)) ?? place;
  const landed = useLandedGoods(goods, addresses.kind === "loading" ? undefined : (consignee?.pincode ?? null));
  const isPhone = useMediaQuery("(max-width: 767px)");
  const { submit, send, isAsking, endAsking, leftAsked, goToLeft, errors, saving } = useRfq(request, form, sending);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
    focusFirstInvalid(event.currentTarget);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      {isAsking && saved !== null ? (
        <RfqConfirm
          request={request}
          form={form}
          addresses={saved}
          isBusy={saving.isBusy}
          onConfirm={() => void send()}
          onClose={endAsking}
          onLeft={goToLeft}
        />
      ) : null}
      <Columns
        sideLabel={rfq.summary}
        side={<RfqSummary request={request} form={form} landed={landed} saving={saving} isPhone={isPhone} />}
      >
        <GoodsBlock
          request={request}
          form={form}
          landed={landed}
          onChange={onChange}
          onRemove={onRemove}
          isJustBegun={isJustBegun}
          leftAsked={leftAsked}
        />
        <StatePlace
          state={addresses}
          skeleton={
            <LoadingPlace label={rfq.billing}>
              <SkeletonBlock height={260} />
              <SkeletonBlock height={260} />
            </LoadingPlace>
          }
        >
          {(list, reload) => (
            <AddressChoice list={list} form={form} errors={errors} onChange={onChange} onAdded={reload} />
          )}
        </StatePlace>
        <div className={styles.more}>
          <DeliveryBlock form={form} asked={goods.map((one) => one.request)} errors={errors} onChange={onChange} />
        </div>
        <div className={styles.more}>
          <PurposeBlock form={form} errors={errors} onChange={onChange} />
        </div>
      </Columns>
      {isPhone ? <RfqBar goods={goods} landed={landed} saving={saving} /> : null}
    </form>
  );
}

function purposeOf(text: string): BuyingPurpose {
  return buyingPurposes.find((purpose) => purpose === text) ?? buyingPurposes[0];
}

interface PurposeBlockProps {
  readonly form: RfqForm;
  readonly errors: RfqErrors;
  readonly onChange: (part: Partial<RfqForm>) => void;
}

function PurposeBlock({ form, errors, onChange }: PurposeBlockProps) {
  return (
    <Block title={rfq.purposeTitle}>
      <div className={styles.fields}>
        <Select
          label={rfq.purpose}
          isStarred
          choices={buyingPurposes.map((purpose) => ({ value: purpose, label: purpose }))}
          value={form.purpose}
          onChange={(event) => onChange({ purpose: purposeOf(event.target.value) })}
        />
        <TextArea
          label={rfq.message}
          isStarred
          hint={rfq.messageHint}
          error={errors.message}
          maxLength={1000}
          value={form.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </div>
    </Block>
  );
}
