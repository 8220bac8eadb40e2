import { rfqList } from "@mandi/shared/messages/rfq";
import { useDelivery } from "@mandi/shared/session";
import { useAddresses } from "../../address/use-addresses";
import { consigneeOf, emptyForm, firstAddresses, type RfqForm } from "../rfq-form";
import type { PlaceInText } from "./list-lines";
import styles from "./list-panel.module.css";

interface SaidPlaceProps {
  readonly said: PlaceInText;
  /** Null before there is one: the place and the saved addresses then decide where the request will go. */
  readonly form: RfqForm | null;
}

/** Whether the goods go to the place that a line names, or an address there is still to be chosen. */
export function SaidPlace({ said, form }: SaidPlaceProps) {
  const addresses = useAddresses();
  const place = useDelivery();
  if (addresses.kind === "loading") return null;
  const saved = addresses.kind === "ready" ? addresses.data : [];
  const id = form === null ? firstAddresses(emptyForm, saved, place).consignee : consigneeOf(form);
  const consignee = saved.find((address) => address.id === id);
  const isThere = consignee !== undefined && isAt(consignee, said);
  return (
    <p className={styles.quiet}>{isThere ? rfqList.cityOf(said.city, consignee.pincode) : rfqList.city(said.city)}</p>
  );
}

/** Another pincode of the city is fine: the text about the address names its own. */
function isAt(address: { readonly pincode: string; readonly city: string }, { city, pincode }: PlaceInText): boolean {
  return address.pincode === pincode || address.city.trim().toLowerCase() === city.trim().toLowerCase();
}
