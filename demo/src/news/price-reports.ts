import type { Article } from "./article";
import { type Facts, moved, moves, rupees, said } from "./facts";

/** The report of today appears in the morning, and the price moves on: it quotes that of its own minute. */
const morning = 645;
const raipur = (f: Facts) => f.todayAt("Raipur", morning);
const raipurChange = (f: Facts) => raipur(f) - f.close("Raipur", 1);

export const priceReports: readonly Article[] = [
  {
    daysAgo: 0,
    minute: morning,
    picture: (f) => said(raipurChange(f), "ingot-rising", "billet-steady", "ingot-falling"),
    title: (f) =>
      `Raipur ingot ${moves(raipurChange(f))}${raipurChange(f) === 0 ? " at" : " to"} ${rupees(raipur(f))} as sponge offers tighten`,
    paragraphs: (f) => [
      `Ingot in Raipur was at ${rupees(raipur(f))} per MT ex-works this morning, ${moved(raipurChange(f))} against the previous close. Sellers in Siltara kept offers firm; buyers in Nagpur and Jalna covered two to three days of need before the month-end freight rise.`,
      "Sponge makers around Raigarh raised FeM 80 offers and asked for payment before loading. Furnaces that had run on cheap lots from last week said their mix now costs more than the ingot fetches, which leaves little room below the present price.",
      `Over the thirty days before, Raipur closed between ${rupees(f.lowest("Raipur", 30, 1))} and ${rupees(f.highest("Raipur", 30, 1))}. Jalna was at ${rupees(f.todayAt("Jalna", morning))} and Mandi Gobindgarh at ${rupees(f.todayAt("Mandi Gobindgarh", morning))}.`,
      "Re-rollers expect enquiries for 8 and 10 mm to carry the week. Structural mills are better booked and buy by the rake.",
    ],
  },
  {
    daysAgo: 2,
    minute: 1105,
    picture: "mill-dawn",
    title: (f) => `Mandi Gobindgarh closes at ${rupees(f.close("Mandi Gobindgarh", 2))}, mills resume after power cuts`,
    paragraphs: (f) => [
      `Furnaces in Mandi Gobindgarh and Khanna came back to full load after five days of evening cuts. Ingot settled at ${rupees(f.close("Mandi Gobindgarh", 2))} per MT, ${moved(f.change("Mandi Gobindgarh", 3, 2))} on the day.`,
      "Re-rollers had kept to one shift and drew down stock, so the first two days of full supply were absorbed without pressure. Scrap yards report steady arrivals from Delhi and Haryana.",
      `The gap to Raipur, ${rupees(f.close("Mandi Gobindgarh", 2) - f.close("Raipur", 2))} per MT, is inside the freight between the two places, so little material is expected to move north.`,
    ],
  },
  {
    daysAgo: 4,
    minute: 1120,
    picture: "billet-steady",
    title: (f) =>
      `Durgapur ingot ${moves(f.change("Durgapur", 5, 4))}${f.change("Durgapur", 5, 4) === 0 ? " at" : " to"} ${rupees(f.close("Durgapur", 4))}, billet trade waits`,
    paragraphs: (f) => [
      `Eastern ingot closed at ${rupees(f.close("Durgapur", 4))} per MT in Durgapur and ${rupees(f.close("Rourkela", 4))} in Rourkela. Volumes were ${said(f.change("Durgapur", 5, 4), "better than in the week before", "as in the week before", "thinner than in the week before")}.`,
      "Billet buyers in north Bihar and Assam held back. They point to stock at the railhead and to rakes that run two days late.",
      "Coke oven and pig iron prices did not change. Foundries in Howrah bought for the month and are out of the market.",
    ],
  },
  {
    daysAgo: 6,
    minute: 1110,
    picture: (f) => said(f.change("Jalna", 12, 6), "ingot-rising", "billet-steady", "ingot-falling"),
    title: (f) => `Western ingot: Jalna ${rupees(f.close("Jalna", 6))}, Mumbai ${rupees(f.close("Mumbai", 6))}`,
    paragraphs: (f) => [
      `Jalna closed the week's first half at ${rupees(f.close("Jalna", 6))} per MT, ${moved(f.change("Jalna", 12, 6))} within six days. Mumbai stood at ${rupees(f.close("Mumbai", 6))}.`,
      "TMT mills in Marathwada run at about four fifths of capacity. Road and water projects take 16 to 25 mm; dealers ask for 8 and 10 mm in half truck loads.",
      "Power at night rates keeps the furnaces on the late shift. A fitter at one works said the transformer, not the order book, sets the limit this month.",
      "Traders expect a quiet close to the week.",
    ],
  },
  {
    daysAgo: 9,
    minute: 1130,
    picture: (f) => said(f.change("Hyderabad", 10, 9), "ingot-rising", "billet-steady", "ingot-falling"),
    title: (f) =>
      `Hyderabad and Chennai ingot: southern furnaces quote ${rupees(f.close("Hyderabad", 9))} and ${rupees(f.close("Chennai", 9))}`,
    paragraphs: (f) => [
      `Ingot in Hyderabad was ${moved(f.change("Hyderabad", 10, 9))} on the day at ${rupees(f.close("Hyderabad", 9))} per MT; Chennai closed at ${rupees(f.close("Chennai", 9))}.`,
      "Scrap by container reached Chennai on time after two slow weeks. Importers hold two cargoes each and do not press sales.",
      "In Telangana, sponge from Ballari is the cheaper half of the mix again. Furnaces with their own kilns book ahead for December.",
    ],
  },
  {
    daysAgo: 13,
    minute: 1095,
    picture: "furnace",
    title: (f) =>
      `Ingot week: Raipur ${moves(f.change("Raipur", 20, 13))}${f.change("Raipur", 20, 13) === 0 ? " at" : " in seven days to"} ${rupees(f.close("Raipur", 13))}`,
    paragraphs: (f) => [
      `Raipur closed at ${rupees(f.close("Raipur", 13))} per MT on ${f.day(13)}, ${moved(f.change("Raipur", 20, 13))} against a week earlier. The range of the week was ${rupees(f.lowest("Raipur", 7, 13))} to ${rupees(f.highest("Raipur", 7, 13))}.`,
      `Raigarh followed at ${rupees(f.close("Raigarh", 13))}. Durgapur ended at ${rupees(f.close("Durgapur", 13))} and Ghaziabad at ${rupees(f.close("Ghaziabad", 13))}.`,
      "Finished steel moved less than ingot. Rebar mills kept their list prices and changed the size extras: 8 mm carries more, 32 mm less.",
      "Buyers who watch the spread say that is the earlier sign, since small sizes lead when house building picks up.",
    ],
  },
  {
    daysAgo: 20,
    minute: 1115,
    picture: "yard",
    title: (f) => `Ghaziabad ingot at ${rupees(f.close("Ghaziabad", 20))}: Delhi yards buy by the truck`,
    paragraphs: (f) => [
      `Ingot in Ghaziabad closed at ${rupees(f.close("Ghaziabad", 20))} per MT on ${f.day(20)}, ${moved(f.change("Ghaziabad", 27, 20))} in a week. Muzaffarnagar traded a little below.`,
      "Yards in Naraina and Bulandshahr Road buy one truck at a time and turn stock in nine to ten days. Credit beyond fifteen days is hard to find.",
      "Mills say they would rather cut a shift than carry rebar into the month's end.",
    ],
  },
  {
    daysAgo: 30,
    minute: 1125,
    picture: (f) => said(f.change("Raipur", 59, 30), "ingot-rising", "billet-steady", "ingot-falling"),
    title: (f) =>
      `Month in ingot: Raipur ${rupees(f.close("Raipur", 30))}, range ${rupees(f.lowest("Raipur", 30, 30))} to ${rupees(f.highest("Raipur", 30, 30))}`,
    paragraphs: (f) => [
      `In the thirty days to ${f.day(30)} the Raipur price moved between ${rupees(f.lowest("Raipur", 30, 30))} and ${rupees(f.highest("Raipur", 30, 30))} per MT and ended at ${rupees(f.close("Raipur", 30))}, ${moved(f.change("Raipur", 59, 30))} over the period.`,
      `Mumbai stood ${rupees(f.close("Mumbai", 30) - f.close("Raipur", 30))} above Raipur at the end, Mandi Gobindgarh ${rupees(f.close("Mandi Gobindgarh", 30) - f.close("Raipur", 30))}.`,
      "Coal for sponge and the night tariff for power were the two costs that furnaces named most often.",
      "The complete table of open, high, low and close for each place is under Historical data.",
    ],
  },
  {
    daysAgo: 44,
    minute: 1100,
    picture: "billet-steady",
    title: (f) => `Rourkela ingot ${rupees(f.close("Rourkela", 44))}, pellet offers unchanged`,
    paragraphs: (f) => [
      `Ingot in Rourkela closed at ${rupees(f.close("Rourkela", 44))} per MT on ${f.day(44)}. Pellet makers in Barbil kept their offers for the third week.`,
      "Iron ore fines sold at the last auction in line with the base price. Sponge plants have ore for about twenty days.",
      "Truck availability is good: the rice movement has ended and return loads to Raipur are cheap.",
    ],
  },
];
