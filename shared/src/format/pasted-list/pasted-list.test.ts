import { readPastedList } from "./pasted-list";

const today = "2026-11-21";
const linesOf = (text: string) =>
  readPastedList(text, today).lines.map(
    ({ search, tonnes, doubt }) => `${search} | ${tonnes ?? "?"}${doubt === null ? "" : ` (${doubt})`}`,
  );

describe("a pasted list becomes one line for each quantity", () => {
  it.each([
    ["12mm 5 ton, 16 mm 10mt fe500d", ["12mm tmt bar fe500d | 5", "16mm tmt bar fe500d | 10"]],
    ["TMT 12mm Fe500D 25 MT", ["12mm tmt fe500d | 25"]],
    ["25 ton tmt 12 mm fe 500 d", ["12mm tmt fe500d | 25"]],
    ["tmt 12mm 25 MT delivered to Pune 411057", ["12mm tmt pune 411057 | 25"]],
    ["deliver to Pune tmt 12mm 25 MT", ["12mm pune tmt | 25"]],
    ["tmt 12mm 25 MT, delivering to Pune", ["12mm tmt pune | 25"]],
    ["TMT 12mm, Fe500D, 25 ton, Kaveri, Pune", ["12mm tmt kaveri pune fe500d | 25"]],
    ["12mm 5 ton 16mm 10 ton 20mm 3 ton", ["12mm tmt bar | 5", "16mm tmt bar | 10", "20mm tmt bar | 3"]],
    ["5 ton 12mm 10 ton 16mm", ["12mm tmt bar | 5", "16mm tmt bar | 10"]],
    ["8mm-5ton\n10mm-8ton\n12mm-12ton", ["8mm tmt bar | 5", "10mm tmt bar | 8", "12mm tmt bar | 12"]],
    ["angle 50x50x6 8 mt", ["50x50x6 angle | 8"]],
    ["angle 50 50 6 8 mt", ["50x50x6 angle | 8"]],
    ["MS Channel 100 × 50 × 5 mm 12 tons", ["100x50x5 ms channel | 12"]],
    ["MS Angle 50 × 50 × 6 mm E350 BR Pragati Rolling 27 MT", ["50x50x6 ms angle pragati rolling e350br | 27"]],
    ["channel 75x40 e250 - b0 20 ton", ["75x40 channel e250b0 | 20"]],
    ["12mm 10,000 kg", ["12mm tmt bar | 10"]],
    ["hr sheet 3.15mm 24t", ["3.15mm hr sheet | 24"]],
    ["12mm 50 quintal", ["12mm tmt bar | 5"]],
    ["TMT 550D 16mm 20 Tonnes", ["16mm tmt fe550d | 20"]],
    ["12mm 5 ton\nms angle 50x50 3 ton", ["12mm tmt bar | 5", "50x50 ms angle | 3"]],
    ["12mm 5 ton / ms angle 50x50 3 ton", ["12mm tmt bar | 5", "50x50 ms angle | 3"]],
    ["12mm 5 ton\nMS angle\n50x50x6 4 ton", ["12mm tmt bar | 5", "50x50x6 ms angle | 4"]],
    ["8mm 5 ton, 10mm 5 ton\nkaveri tmt", ["8mm kaveri tmt | 5", "10mm kaveri tmt | 5"]],
    ["8mm 5 ton, 10mm 5 ton kaveri tmt", ["8mm kaveri tmt | 5", "10mm kaveri tmt | 5"]],
  ])("%s", (text, lines) => expect(linesOf(text)).toEqual(lines));
});

describe("a list in spoken Hindi or Hinglish is understood", () => {
  it.each([
    ["bhai 12mm sariya 5 ton bhejo", ["12mm sariya | 5"]],
    ["सरिया 12 मिमी ५ टन चाहिए", ["12mm सरिया | 5"]],
    ["सरिया 12 एमएम 5 टन", ["12mm सरिया | 5"]],
    ["सरिया 12 एमएम", ["12mm सरिया | ? (none)"]],
    ["sariya 4 sut paanch ton aur 5 sut das ton", ["4sut sariya | 5", "5sut sariya | 10"]],
    ["सरिया 10mm दस टन और चादर 2mm पाँच टन", ["10mm सरिया | 10", "2mm चादर | 5"]],
    ["mujhe girder ISMB 200 ka 15 ton chahiye", ["girder ismb 200 | 15"]],
    ["bhaiya tmt 12mm ka rate batao 25 tan", ["12mm tmt | 25"]],
    ["chadar 1.6mm dhai ton", ["1.6mm chadar | 3 (part)"]],
    ["tmt 10mm 12 ton any brand", ["10mm tmt | 12"]],
    ["sariya 10mm 12 ton koi bhi company", ["10mm sariya | 12"]],
  ])("%s", (text, lines) => expect(linesOf(text)).toEqual(lines));
});

describe("what the text leaves open is asked, never guessed", () => {
  it.each([
    ["sariya 8 bhi chahiye", ["8mm sariya | ? (none)"]],
    ["binding taar 40 bundle", ["binding taar | ? (pieces)"]],
    ["12mm tmt 500 kg", ["12mm tmt | 1 (part)"]],
    ["12mm 5 ton, 16mm", ["12mm tmt bar | 5", "16mm tmt bar | ? (none)"]],
    ["12mm tmt 0 ton", ["12mm tmt | ? (none)"]],
    ["10 nos angle 50x50x6 5 ton", ["50x50x6 angle | 5"]],
    ["angle 50x50x6 5 ton 10 nos", ["50x50x6 angle | 5"]],
    ["10 nos 5 ton angle 50x50x6", ["50x50x6 angle | 5"]],
    ["10 nos angle 50x50x6, 12mm tmt 5 ton", ["50x50x6 angle | ? (pieces)", "12mm tmt | 5"]],
    ["12mm tmt -5 MT", ["12mm tmt | ? (unclear)"]],
    ["-5 MT 12mm tmt", ["12mm tmt | ? (unclear)"]],
    ["12mm tmt 25,5 MT", ["12mm tmt | ? (unclear)"]],
    ["12mm tmt 1,000 MT, 16mm 5 ton", ["12mm tmt | 1000", "16mm tmt | 5"]],
    ["ismc 100x50 10 ton", ["100x50 ismc | 10"]],
    ["cement 50 kg bag 200 bags", ["cement | ? (pieces)"]],
    ["सीमेंट 200 बोरी\nsariya 12mm 5 ton", ["सीमेंट | ? (pieces)", "12mm sariya | 5"]],
  ])("%s", (text, lines) => expect(linesOf(text)).toEqual(lines));
});

describe("a line without a quantity stays, unless it is only a greeting", () => {
  it.each([
    ["12mm tmt 5 ton\nbinding wire", ["12mm tmt | 5", "binding wire | ? (none)"]],
    ["binding wire", ["binding wire | ? (none)"]],
    ["need binding wire", ["binding wire | ? (none)"]],
    ["TMT Fe500D:\nMS angle\n50x50x6 4 ton", ["tmt fe500d | ? (none)", "50x50x6 ms angle | 4"]],
    ["TMT\nFe500D\n12mm 5 ton", ["12mm tmt fe500d | 5"]],
    ["12mm tmt 5 ton\nFe500D", ["12mm tmt | 5", "tmt fe500d | ? (none)"]],
    ["12mm tmt 5 ton\nzzgh qwrt", ["12mm tmt | 5", "zzgh qwrt | ? (none)"]],
    ["Hello sir, need best rate\n12mm tmt 5 ton\nThanks, regards", ["12mm tmt | 5"]],
    ["12mm tmt 5 ton\n-----\n🙏", ["12mm tmt | 5"]],
  ])("%s", (text, lines) => expect(linesOf(text)).toEqual(lines));
});

it("names a count beside the weight, which it does not use", () => {
  const { lines } = readPastedList("10 nos angle 50x50x6 5 ton\nbinding taar 40 bundle", today);
  expect(lines.map(({ unused }) => unused)).toEqual([["10 nos"], []]);
});

it("applies goods and grade of a heading to the lines below it, until other goods are named", () => {
  expect(linesOf("TMT Fe500D:\n8mm 5 ton\n12mm 10 ton\nMS angle\n50x50x6 4 ton")).toEqual([
    "8mm tmt fe500d | 5",
    "12mm tmt fe500d | 10",
    "50x50x6 ms angle | 4",
  ]);
});

it("reads a chat as it is copied from a phone, and keeps what was written for each line", () => {
  const chat = [
    "[21/11/26, 10:42:11 am] Rakesh Agrawal: Bhai rate bhejo, Pune site",
    "21/11/2026, 10:43 - Rakesh: 12mm tmt fe500d 25 ton",
    "• angle 50 50 6 8 mt",
    "3) binding taar 40 bundle",
    "sariya 8 bhi chahiye",
    "30 tarikh tak",
  ].join("\n");
  const { lines, neededBy } = readPastedList(chat, today);
  expect(lines.map(({ source, tonnes }) => [source, tonnes])).toEqual([
    ["Bhai rate bhejo, Pune site", null],
    ["12mm tmt fe500d 25 ton", 25],
    ["angle 50 50 6 8 mt", 8],
    ["binding taar 40 bundle", null],
    ["sariya 8 bhi chahiye", null],
  ]);
  expect(neededBy).toBe("2026-11-30");
});

describe("plain figures in a table get the units of its header", () => {
  it.each([
    ["product,size,qty\nTMT Bar,12 mm,25\nMS Angle,50x50x6,5", ["12mm tmt bar | 25", "50x50x6 ms angle | 5"]],
    [
      "Sr No;Item;Dia (mm);Weight (kg);Rate\n1;TMT;12;25,000;55,000\n2;TMT;16;500;55,000",
      ["12mm tmt | 25", "16mm tmt | 1 (part)"],
    ],
    ['Quantity\tGoods\n10\t"angle, 50x50x6"', ["50x50x6 angle | 10"]],
    ["Item,Qty (bags)\ncement,200", ["cement | ? (pieces)"]],
    ["bhai yeh list\nItem,MT\nTMT 12mm,25", ["12mm tmt | 25"]],
  ])("%s", (text, lines) => expect(linesOf(text)).toEqual(lines));
});

it("reads the rows of a table without a header as well", () => {
  expect(linesOf("Product,Size,Grade,Qty\nTMT,12mm,Fe500D,25 MT\nMS Angle,50x50x6,E250,8 MT")).toEqual([
    "12mm tmt fe500d | 25",
    "50x50x6 ms angle e250 | 8",
  ]);
});

describe("the day by which it is needed", () => {
  it.each([
    ["12mm 5 ton by 30 Nov", "2026-11-30"],
    ["12mm 5 ton 30/11 tak", "2026-11-30"],
    ["need by 5 jan", "2027-01-05"],
    ["by 5th December 2026 please", "2026-12-05"],
    ["10 tarikh tak", "2026-12-10"],
    ["25 तारीख तक", "2026-11-25"],
    ["12mm 5 ton kal tak", "2026-11-22"],
    ["parso tak 12mm 5 ton", "2026-11-23"],
    ["12mm 5 ton chahiye parson", "2026-11-23"],
    ["12 mm 5 टन परसों तक", "2026-11-23"],
    ["12mm 5 ton by tomorrow", "2026-11-22"],
    ["12mm 5 ton day after tomorrow", "2026-11-23"],
    ["12mm 5 ton by 5 dec", "2026-12-05"],
    ["12mm 5 ton by 5dec", "2026-12-05"],
    ["bhai kal rate bhejo 12mm 5 ton", null],
    ["12mm 5 deck sheet 4 ton", null],
    ["25 ton tmt 12mm payment 15 day after delivery", null],
    ["by 31/02", null],
    ["12mm 5 ton", null],
  ])("%s", (text, day) => expect(readPastedList(text, today).neededBy).toBe(day));
});

it("keeps to twelve lines and counts the lines beyond; a text without goods has none", () => {
  const many = Array.from({ length: 15 }, (_, place) => `${place + 8}mm 5 ton`).join("\n");
  expect(readPastedList(many, today)).toMatchObject({ tooMany: { length: 3 } });
  expect(readPastedList(many, today).lines).toHaveLength(12);
  expect(linesOf("Good morning sir, please send best rate")).toEqual([]);
  expect(linesOf("")).toEqual([]);
});
