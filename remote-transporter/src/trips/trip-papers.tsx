import type { Trip } from "@mandi/shared/contract/transporter/order";
import { formatDay, formatLastDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { trips } from "@mandi/shared/messages/transporter-trade";
import styles from "./trip-list.module.css";

interface TripPapersProps {
  readonly trip: Trip;
  /** Of the element with the vehicle's number. */
  readonly plateId: string;
}

/** Numbers of the documents of a vehicle, the freight advance given to its driver, and its photos to open. */
export function TripPapers({ trip, plateId }: TripPapersProps) {
  const { photos } = trip;
  return (
    <>
      {numbersOf(trip).map((paper) => (
        <p key={paper} className={styles.note}>
          {paper}
        </p>
      ))}
      {photos.length > 0 ? (
        <ul className={styles.photos} aria-label={trips.photosOf(formatVehicle(trip.vehicle_number))}>
          {photos.map(({ shows, url }) => (
            <li key={shows}>
              <a
                className={styles.phone}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-describedby={plateId}
              >
                {trips.photos[shows]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function numbersOf(trip: Trip): readonly string[] {
  const { transport_receipt, transport_receipt_on: on, eway_bill, eway_valid_until, freight_advance = 0 } = trip;
  const until = eway_valid_until === null ? "" : trips.ewayUntil(unbroken(formatLastDay(eway_valid_until)));
  return [
    ...(transport_receipt === null ? [] : [trips.receiptIs(transport_receipt, on ? unbroken(formatDay(on)) : "")]),
    ...(eway_bill === null ? [] : [trips.ewayIs(eway_bill.replaceAll(/(\d{4})(?=\d)/g, "$1 ")) + until]),
    ...(freight_advance > 0 ? [trips.advanceIs(formatRupees(freight_advance))] : []),
  ];
}
