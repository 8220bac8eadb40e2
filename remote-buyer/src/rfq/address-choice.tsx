import type { Address, ListedAddress } from "@mandi/shared/contract/address";
import { editAddressPath } from "@mandi/shared/contract/page-paths";
import { buyerGstWarning, checkGstin, isGstinOfOtherState } from "@mandi/shared/format/gstin";
import { common } from "@mandi/shared/messages/common";
import { rfq } from "@mandi/shared/messages/rfq";
import { useDelivery } from "@mandi/shared/session";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { AddAddressButton } from "./add-address-button";
import styles from "./address-choice.module.css";
import { addressesAt, addressesNear, consigneeOf, type RfqErrors, type RfqForm } from "./rfq-form";
import { SavedAddresses } from "./saved-addresses";
import { useNewAddress } from "./use-new-address";

const AddAddressDialog = latePart(
  async () => (await import(/* webpackChunkName: "add-address" */ "./add-address-dialog")).AddAddressDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface AddressChoiceProps {
  readonly list: readonly ListedAddress[];
  readonly form: RfqForm;
  readonly errors: RfqErrors;
  readonly onChange: (part: Partial<RfqForm>) => void;
  /** Called when an address was added: the list has to be refetched. */
  readonly onAdded: () => void;
}

/** Billing address and consignee, of the saved addresses or a new one. */
export function AddressChoice({ list, form, errors, onChange, onAdded }: AddressChoiceProps) {
  const adding = useNewAddress(list, (part, id) =>
    onChange(part === "billing" ? { billing: id } : { isSame: false, consignee: id }),
  );
  const place = useDelivery();
  // A buyer's first address is also the place of delivery.
  const isForPlace = list.length === 0 || (adding.part === "consignee" && addressesAt(list, place).length === 0);
  const billing = list.find(({ id }) => id === form.billing);
  const consignee = list.find(({ id }) => id === consigneeOf(form));
  return (
    <>
      <Block
        title={rfq.billing}
        actions={list.length > 0 ? <AddAddressButton onPress={() => adding.open("billing")} /> : undefined}
      >
        <SavedAddresses
          part="billing"
          list={list}
          chosen={form.billing}
          error={errors.billing}
          onChoose={(id) => onChange({ billing: id })}
          onAdd={() => adding.open("billing")}
        />
        {billing ? <GstNotes billing={billing} /> : null}
      </Block>
      <Block
        title={rfq.consignee}
        actions={
          form.isSame || list.length === 0 ? undefined : <AddAddressButton onPress={() => adding.open("consignee")} />
        }
      >
        <p className={styles.hint}>{rfq.consigneeHint}</p>
        <Checkbox
          label={rfq.same}
          checked={form.isSame}
          onChange={(event) => onChange({ isSame: event.target.checked, consignee: form.consignee ?? form.billing })}
        />
        {form.isSame ? null : (
          <SavedAddresses
            part="consignee"
            list={list}
            chosen={consigneeOf(form)}
            error={errors.consignee}
            onChoose={(id) => onChange({ consignee: id })}
            onAdd={() => adding.open("consignee")}
          />
        )}
        {list.length === 0 ? null : (
          <OtherPlace
            consignee={consignee}
            saved={list}
            onAdd={() => adding.open("consignee")}
            onChoose={(id) => onChange({ isSame: false, consignee: id })}
          />
        )}
      </Block>
      {adding.part === null ? null : (
        <AddAddressDialog
          pincode={isForPlace ? place?.pincode : undefined}
          onClose={adding.close}
          onSaved={() => {
            adding.expect();
            onAdded();
          }}
        />
      )}
    </>
  );
}

/** A warning about the GST number of the billing address. */
function GstNotes({ billing: { id, gst, state } }: { readonly billing: Address }) {
  return (
    <>
      {checkGstin(gst).kind === "invalid" && buyerGstWarning(gst) ? (
        <Note tone="warn" className={styles.note}>
          {rfq.gstImpossible(gst)} <Link to={editAddressPath(id)}>{rfq.changeAddress}</Link>
        </Note>
      ) : null}
      {/* Only the billing address has to be in the state of the GST number; goods may go anywhere. */}
      {isGstinOfOtherState(gst, state) ? (
        <Note tone="warn" className={styles.note}>
          {rfq.gstOtherState(state)}
        </Note>
      ) : null}
    </>
  );
}

interface OtherPlaceProps {
  readonly consignee: Address | undefined;
  readonly saved: readonly Address[];
  readonly onAdd: () => void;
  readonly onChoose: (id: number) => void;
}

/**
 * The place of delivery does not match the chosen address: shows where the goods go, and how to send them to that place
 * or to the only address in its city.
 */
function OtherPlace({ consignee, saved, onAdd, onChoose }: OtherPlaceProps) {
  const place = useDelivery();
  if (place === null || consignee?.pincode === place.pincode) return null;
  const [there] = addressesAt(saved, place);
  // Several addresses are there and none is chosen: the list above asks for it.
  if (consignee === undefined && there !== undefined) return null;
  const near = addressesNear(saved, place);
  const own = there ?? (near.length === 1 ? near[0] : undefined);
  const asked = `${place.pincode} ${place.city}`.trim();
  const none = near.length > 0 ? rfq.noAddressOf(asked) : rfq.noAddressAt(asked);
  return (
    <Note tone="warn" className={styles.note}>
      <p>{consignee ? rfq.otherPlace(asked, `${consignee.pincode} ${consignee.city}`) : none}</p>
      <p className={styles.ways}>
        {own === undefined || own === consignee ? null : (
          <Button size="s" onClick={() => onChoose(own.id)}>
            {rfq.chooseAddressAt(own.company_name, own.pincode)}
          </Button>
        )}
        {there === undefined ? (
          <Button size="s" icon={Plus} onClick={onAdd}>
            {rfq.addAddressAt(place.pincode)}
          </Button>
        ) : null}
      </p>
    </Note>
  );
}
