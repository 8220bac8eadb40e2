import { addressLines } from "@mandi/shared/format/address-lines";
import { formatPhone } from "@mandi/shared/format/phone";
import { documents } from "@mandi/shared/messages/papers";
import styles from "./party-address.module.css";

export interface Party {
  readonly company_name: string;
  readonly phone: string;
  readonly gst: string;
  readonly address_line_one: string;
  readonly address_line_two: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
}

/** `Plot 14, Wardhaman Nagar, Nagpur 440008, Maharashtra` */
export const addressLine = (party: Party): string => addressLines(party, party.pincode).join(", ");

/** An address as shown in lists and on documents. */
export function PartyAddress({ party }: { readonly party: Party }) {
  return (
    <div className={styles.party}>
      <p className={styles.name}>{party.company_name}</p>
      <p className={styles.line}>{addressLine(party)}</p>
      <p className={styles.line}>{formatPhone(party.phone)}</p>
      {party.gst ? <p className={styles.line}>{documents.gstin(party.gst)}</p> : null}
    </div>
  );
}
