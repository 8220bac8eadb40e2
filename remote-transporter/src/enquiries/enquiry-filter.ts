import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";

export const enquiryFilters = ["all", "turn", "open", "mine", "won", "lost"] as const;
export type EnquiryFilter = (typeof enquiryFilters)[number];

const fits: Record<EnquiryFilter, (enquiry: TransporterEnquiry) => boolean> = {
  all: () => true,
  // As My turn counts them (docs/domain.md#my-turn).
  turn: (enquiry) => isOpen(enquiry) && enquiry.my_price === null,
  open: isOpen,
  mine: ({ status, my_price }) => status === "pending" && my_price !== null,
  won: ({ status }) => status === "won",
  lost: ({ status }) => status === "lost",
};

/** Bids are still accepted. */
function isOpen({ status, is_closed }: TransporterEnquiry): boolean {
  return status === "pending" && is_closed === 0;
}

export function readEnquiryFilter(text: string | null): EnquiryFilter {
  return enquiryFilters.find((filter) => filter === text) ?? "all";
}

/**
 * Those that still accept bids first, the soonest to close at the top and those past their deadline below them, as at
 * home; the rest in the order of the server.
 */
export function chosenEnquiries(
  enquiries: readonly TransporterEnquiry[],
  filter: EnquiryFilter,
  nowMs: number,
): readonly TransporterEnquiry[] {
  const chosen = enquiries.filter(fits[filter]);
  const open = chosen.filter(isOpen).sort((one, other) => one.reply_deadline.localeCompare(other.reply_deadline));
  const isTimed = ({ reply_deadline }: TransporterEnquiry) => new Date(reply_deadline).getTime() > nowMs;
  return [
    ...open.filter(isTimed),
    ...open.filter((enquiry) => !isTimed(enquiry)),
    ...chosen.filter((enquiry) => !isOpen(enquiry)),
  ];
}

export function countByFilter(enquiries: readonly TransporterEnquiry[]): Readonly<Record<EnquiryFilter, number>> {
  const count = (filter: EnquiryFilter) => enquiries.filter(fits[filter]).length;
  return {
    all: count("all"),
    turn: count("turn"),
    open: count("open"),
    mine: count("mine"),
    won: count("won"),
    lost: count("lost"),
  };
}
