export interface Testimonial {
  readonly name: string;
  readonly designation: string;
  readonly message: string;
  /** File name below `/media/people/`, without ending. */
  readonly portrait: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: "Rakesh Agrawal",
    designation: "Agrawal Traders, Nagpur",
    portrait: "person-1",
    message:
      "We load 28 to 30 MT every week from Raipur. The landed price on the screen was the price on the invoice, four months running.",
  },
  {
    name: "Meena Kulkarni",
    designation: "Purchase head, Kulkarni Infra, Pune",
    portrait: "person-2",
    message: "Earlier I called eight mills before noon. Now offers come in one hour and I see who is lowest.",
  },
  {
    name: "Harpreet Singh",
    designation: "Singh Buildcon, Ludhiana",
    portrait: "person-3",
    message: "Vehicle number, driver phone and loaded weight on one page. My site engineer stopped calling me.",
  },
  {
    name: "S. Venkatesan",
    designation: "Accounts, SVR Projects, Hyderabad",
    portrait: "person-4",
    message: "Ledger matches our Tally entry by entry. That alone saved two days at quarter close.",
  },
  {
    name: "Arvind Deshpande",
    designation: "Deshpande Fabricators, Jalna",
    portrait: "person-5",
    message:
      "I ask for ISMB and plate together and compare the landed figure. The cheaper base price was not the cheaper steel twice this year.",
  },
  {
    name: "Fatima Sheikh",
    designation: "Procurement, Crescent Homes, Bengaluru",
    portrait: "person-6",
    message: "Cut and bend came tagged by floor and in the right order. We unloaded straight to the slab.",
  },
  {
    name: "Joseph Mathew",
    designation: "Malabar Sheds, Coimbatore",
    portrait: "person-7",
    message: "The size chart has the weight per metre, so my estimate and their invoice speak the same language.",
  },
  {
    name: "Balwinder Gill",
    designation: "Gill Agro Structures, Mandi Gobindgarh",
    portrait: "person-8",
    message:
      "One truck had less channel than booked. The difference was in the ledger the same evening with the weighbridge slip.",
  },
  {
    name: "Kamala Reddy",
    designation: "Reddy Constructions, Visakhapatnam",
    portrait: "person-9",
    message: "Thirty days of prices on each product stopped the guessing. I buy on Tuesdays now.",
  },
  {
    name: "Dinesh Sahu",
    designation: "Sahu Hardware, Indore",
    portrait: "person-10",
    message:
      "Minimum order is a truck, so three of us in the market buy together. The freight per tonne is what it should be.",
  },
];
