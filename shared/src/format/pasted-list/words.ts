/** Words of small talk, which name no goods. */
const noise = new Set(
  `a an and the of for to at in on by we i me my our us is are need needs needed want wanted require required requirement
   please pls plz kindly send give quote quotation rate rates price prices best lowest offer urgent urgently asap sir bhai bhaiya ji
   hello hi hey dear team namaste namaskar regards ok okay list yeh ye good morning evening thanks thank you qty quantity size sizes item items material delivery deliver delivered delivering site
   bhejo bhej bhejna dena dedo de do batao bata chahiye chaiye chahie hai hain ka ki ke ko mein me bhi aur tak se wala wali wale
   mujhe hame hamko aaj kal jaldi abhi karo kar rahe
   भाई भेजो भेज चाहिए रेट भाव कृपया का की के को में भी और तक से है हैं वाला वाली मुझे हमें आज कल जल्दी`.split(/\s+/u),
);

const anyBrand =
  /(?<![\p{L}\p{M}])(?:any|koi(?:\s+bhi)?|कोई(?:\s+भी)?)\s+(?:brand|make|company|ब्रांड|ब्रैंड|कंपनी)(?![\p{L}\p{M}])/gu;

/** The words of an item, sorted. */
export interface ItemWords {
  readonly sizes: readonly string[];
  readonly grades: readonly string[];
  /** Product, brand, city: everything else that is not talk. */
  readonly goods: readonly string[];
  /** Somebody is talking: `Bhai rate bhejo, Pune site`. */
  readonly hasTalk: boolean;
}

/** Sorts the words of an item, in lower case and without its quantity. */
export function sortWords(text: string): ItemWords {
  const said = glued(text)
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""))
    .filter((word) => word !== "");
  const hasTalk = said.some((word) => noise.has(word));
  const words = said.filter((word) => !noise.has(word));
  const sizes = words.filter((word) => isSize(word));
  const grades = words.filter((word) => isGrade(word)).map((word) => (/^\d/.test(word) ? `fe${word}` : word));
  const others = words.filter((word) => !isSize(word) && !isGrade(word));
  const bare = others.filter((word) => /^\d+$/.test(word));
  // `sariya 8`: a number alone is a size in mm when there is no other size.
  const [only] = bare;
  const named =
    sizes.length === 0 && bare.length === 1 && only !== undefined && Number(only) <= 50 ? [`${only}mm`] : sizes;
  return { sizes: named, grades, goods: others.filter((word) => !named.includes(`${word}mm`)), hasTalk };
}

/** Joins a size and a grade to one word each, however they are written: `50 x 50 x 6`, `12 mm`, `Fe-500 D`, `E350 BR`. */
function glued(text: string): string {
  return (
    text
      // Dropped, because without a brand any brand may answer anyway.
      .replaceAll(anyBrand, " ")
      // The size of a bag is dropped: goods that come in bags have few sizes.
      .replaceAll(/\d+(?:\.\d+)?\s*kgs?\s*bags?(?![\p{L}\p{N}])/gu, " ")
      .replaceAll(/(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)(?:\s*[x×*]\s*(\d+(?:\.\d+)?))?(?:\s*mm)?/gu, dimensions)
      .replaceAll(/(?<!\S)(\d{2,3}) (\d{2,3})(?: (\d{1,2}))?(?!\S)/gu, dimensions)
      .replaceAll(/(\d+(?:\.\d+)?)\s*(?:mm|m\.m\.?|मिमी|एमएम)(?![\p{L}\p{N}])/gu, " $1mm ")
      .replaceAll(/(\d+(?:\.\d+)?)\s*(?:sut|soot|सूत)(?![\p{L}\p{N}])/gu, " $1sut ")
      .replaceAll(/\bfe\s*-?\s*(\d{3})\s*-?\s*(d|s)?\b/gu, " fe$1$2 ")
      // Structural steel has its quality behind the grade: `E350 BR`.
      .replaceAll(/\be\s*-?\s*(\d{3})\s*-?\s*(a|br|b0|bo|c)\b/gu, " e$1$2 ")
  );
}

function dimensions(_: string, one: string, two: string, three?: string): string {
  return ` ${[one, two, three].filter((part) => part !== undefined).join("x")} `;
}

const isSize = (word: string): boolean =>
  /^\d+(?:\.\d+)?(?:mm|sut|swg)$|^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){1,2}$/.test(word);
/** `fe500d`, `550d`, `e250`. */
export const isGrade = (word: string): boolean => /^(?:fe)?\d{3}[ds]$|^fe\d{3}$|^e\d{3}(?:b0|\p{L}*)$/u.test(word);
