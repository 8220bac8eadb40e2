/** Plain portraits for the people who are quoted: a few shapes, never a likeness of anyone. */
export interface Portrait {
  readonly name: string;
  readonly body: string;
}

interface Look {
  readonly ground: string;
  readonly shirt: string;
  readonly skin: string;
  readonly shadow: string;
  readonly hair: string;
  readonly extra?: string;
}

const crop = "M30 44c-2-16 6-24 18-24s20 8 18 24c-2-9-6-13-12-14-8-1-12 1-18 2-3 2-5 6-6 12z";
const long =
  "M26 74c-2-12 0-22 2-34 2-14 10-20 20-20s18 6 20 20c2 12 4 22 2 34l-8-4c2-10 1-22-2-30-8-2-14-4-18-8-3 4-6 6-8 8-2 8-2 20 0 30z";
const bald = "M31 46c-2-6-2-12 0-16l3 8zM65 46c2-6 2-12 0-16l-3 8z";
const turban = (color: string, fold: string) =>
  `<path d="M28 40c-3-14 7-24 20-24s23 10 20 24c-6-6-13-9-20-9s-14 3-20 9z" fill="${color}"/><path d="M48 16c-4 6-5 10-4 15M37 19c0 6 2 10 7 12" fill="none" stroke="${fold}" stroke-width="2"/>`;
const moustache = (color: string) =>
  `<path d="M40 54c3-3 6-2 8-1 2-1 5-2 8 1-3 1-6 1-8 0-2 1-5 1-8 0z" fill="${color}"/>`;
const beard = (color: string) =>
  `<path d="M32 46c0 14 7 24 16 24s16-10 16-24c-3 6-7 8-10 8-4-2-8-2-12 0-3 0-7-2-10-8z" fill="${color}"/>`;
const glasses = '<path d="M35 44h10v6H35zM51 44h10v6H51zM45 46h6" fill="none" stroke="#22303B" stroke-width="1.8"/>';

function portrait(look: Look, hairPath: string): string {
  return (
    `<path d="M0 0h96v96H0z" fill="${look.ground}"/><path d="M14 96c2-16 15-25 34-25s32 9 34 25z" fill="${look.shirt}"/>` +
    `<path d="M41 60h14v13c0 4-14 4-14 0z" fill="${look.shadow}"/><path d="M32 42c0-11 7-18 16-18s16 7 16 18c0 14-7 24-16 24S32 56 32 42z" fill="${look.skin}"/>` +
    `<path d="${hairPath}" fill="${look.hair}"/>${look.extra ?? ""}`
  );
}

export const people: readonly Portrait[] = [
  {
    name: "person-1",
    body: portrait(
      {
        ground: "#D9D3C4",
        shirt: "#3E5566",
        skin: "#B77B52",
        shadow: "#9C6540",
        hair: "#22262B",
        extra: moustache("#22262B"),
      },
      crop,
    ),
  },
  {
    name: "person-2",
    body: portrait({ ground: "#E4D5C6", shirt: "#A8430F", skin: "#C48A60", shadow: "#A87149", hair: "#2B211C" }, long),
  },
  {
    name: "person-3",
    body: portrait(
      {
        ground: "#D3D8D6",
        shirt: "#53626D",
        skin: "#A86F47",
        shadow: "#8D5A37",
        hair: "#2A2522",
        extra: turban("#D4622A", "#A8430F") + beard("#2A2522"),
      },
      bald,
    ),
  },
  {
    name: "person-4",
    body: portrait(
      {
        ground: "#DDD8CB",
        shirt: "#F6F1E6",
        skin: "#8F5B3A",
        shadow: "#77492D",
        hair: "#DADADA",
        extra: glasses + moustache("#DADADA"),
      },
      bald,
    ),
  },
  {
    name: "person-5",
    body: portrait(
      { ground: "#CFD8DC", shirt: "#22303B", skin: "#B0744B", shadow: "#95603C", hair: "#3A2A20", extra: glasses },
      crop,
    ),
  },
  {
    name: "person-6",
    body: portrait({ ground: "#E6DCC9", shirt: "#4B7765", skin: "#9C6540", shadow: "#825133", hair: "#1F1B19" }, long),
  },
  {
    name: "person-7",
    body: portrait(
      {
        ground: "#D8D2C6",
        shirt: "#71808B",
        skin: "#C1875C",
        shadow: "#A46E47",
        hair: "#5A5650",
        extra: beard("#5A5650"),
      },
      crop,
    ),
  },
  {
    name: "person-8",
    body: portrait(
      {
        ground: "#DCE1DF",
        shirt: "#2A5275",
        skin: "#A4693F",
        shadow: "#88552F",
        hair: "#241D1A",
        extra: turban("#2A5275", "#15212B") + beard("#241D1A"),
      },
      bald,
    ),
  },
  {
    name: "person-9",
    body: portrait(
      { ground: "#E2D9D0", shirt: "#7A623F", skin: "#B57C55", shadow: "#99643F", hair: "#6B6660", extra: glasses },
      long,
    ),
  },
  {
    name: "person-10",
    body: portrait(
      {
        ground: "#D5DAD3",
        shirt: "#A49F91",
        skin: "#85512F",
        shadow: "#6D4125",
        hair: "#191716",
        extra: moustache("#191716"),
      },
      crop,
    ),
  },
];

export function portraitDocument({ body }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Portrait">${body}</svg>\n`;
}
