export interface GeneralEnquiry {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly location: string;
  readonly brand: string;
  readonly requirement: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly isHandled: boolean;
}

/** What the desk finds in its inbox; the oldest have been answered. */
export const generalEnquiries: readonly GeneralEnquiry[] = [
  {
    name: "Arvind Deshpande",
    company: "Deshpande Fabricators",
    phone: "9000000301",
    email: "arvind@deshpandefab.example",
    location: "Jalna",
    brand: "narmada-sections",
    requirement: "27 MT ISMB 200 and 250, E250 BR",
    message: "Two lots within three weeks. Please quote both together.",
    hoursAgo: 3,
    isHandled: false,
  },
  {
    name: "Kamala Reddy",
    company: "Reddy Constructions",
    phone: "9000000302",
    email: "",
    location: "Visakhapatnam",
    brand: "udaan-cement",
    requirement: "60 MT OPC 53 in bags",
    message: "",
    hoursAgo: 9,
    isHandled: false,
  },
  {
    name: "Joseph Mathew",
    company: "Malabar Sheds",
    phone: "9000000303",
    email: "joseph@malabarsheds.example",
    location: "Coimbatore",
    brand: "malabar-roofing",
    requirement: "14 MT colour coated sheet, 0.50 mm, blue",
    message: "Lengths of 6.4 and 8.2 m.",
    hoursAgo: 27,
    isHandled: false,
  },
  {
    name: "Dinesh Sahu",
    company: "Sahu Hardware",
    phone: "9000000304",
    email: "",
    location: "Indore",
    brand: "shikhar-tmt",
    requirement: "20 MT TMT, 8 to 16 mm",
    message: "Can three shops share one truck with three unloading points?",
    hoursAgo: 52,
    isHandled: true,
  },
  {
    name: "Fatima Sheikh",
    company: "Crescent Homes",
    phone: "9000000305",
    email: "purchase@crescenthomes.example",
    location: "Bengaluru",
    brand: "kaveri-ispat",
    requirement: "25 MT a month, cut and bend, Fe 550D",
    message: "Schedule for the first floor is ready.",
    hoursAgo: 80,
    isHandled: true,
  },
];

export interface ContactMessage {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly isHandled: boolean;
}

export const contactMessages: readonly ContactMessage[] = [
  {
    name: "Suresh Pillai",
    phone: "9000000311",
    email: "suresh@pillaiprojects.example",
    message: "Which of your places loads on Saturdays after 4 pm?",
    hoursAgo: 5,
    isHandled: false,
  },
  {
    name: "Balwinder Gill",
    phone: "9000000312",
    email: "",
    message: "My GSTIN has changed. Where do I enter the new one before the next invoice?",
    hoursAgo: 31,
    isHandled: false,
  },
  {
    name: "Ishita Bose",
    phone: "9000000313",
    email: "ishita@bosefoundry.example",
    message: "Do you list foundry coke? We take 20 MT a week in Howrah.",
    hoursAgo: 74,
    isHandled: true,
  },
];
