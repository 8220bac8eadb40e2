import type { Finding, SourceFile } from "./source-files";

/** A pattern that is forbidden in some files. */
interface TextRule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly where: RegExp;
  readonly except?: RegExp;
}

const code = /\.(?:ts|tsx|cjs|mjs)$/;
/** Files written for readers. */
const prose = /\.(?:ts|tsx|cjs|mjs|css|sql|html|md|ya?ml)$/;
const browserCode = /^(?:shared|shell|remote-[^/]+)\/src\/.+\.tsx?$/;
const tests = /\.test\.tsx?$|\/testing\/|^e2e\//;
/** This file and its test have to contain what they forbid. */
const self = /^launch\/src\/verify\/own-rules/;

const textRules: readonly TextRule[] = [
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/,
    message: "unfinished work is written down as an issue, not in the code",
    where: /\.(?:ts|tsx|cjs|mjs|css|sql|html|md)$/,
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)\b/,
    message: "the compiler is right: parse the value or change the type",
    where: code,
  },
  {
    pattern: /\bas (?:never|unknown as)\b/,
    message: "a cast that silences the compiler hides the next mistake as well",
    where: code,
    // The contract reader assigns the type to a parsed value: the only place where the compiler cannot follow.
    except: /\.test\.tsx?$|^shared\/src\/contract\/read\.ts$/,
  },
  {
    pattern: /\bdocument\s*\.\s*cookie\b/,
    message: "only shared/src/session/session-cookies.ts and the cookie notice's memory may touch cookies",
    where: browserCode,
    except:
      /^shared\/src\/session\/session-cookies\.ts$|^shell\/src\/consent\/cookie-consent\.ts$|\.test\.tsx?$|\/testing\//,
  },
  {
    pattern:
      /\b(?:innerHTML|outerHTML)\s*(?:\+?=(?!=)|:)|\b(?:insertAdjacentHTML|document\.write)\b|\bnew Function\b|\beval\(/,
    message: "text never becomes markup or code: Trusted Types refuse it in the browser",
    where: browserCode,
    except: /^shared\/src\/ui\/(?:rich-html|chart)|^shell\/src\/.*trusted-types|\.test\.tsx?$/,
  },
  {
    pattern: /\b(?:localStorage|indexedDB)\b/,
    message:
      "data that outlives the tab is kept by @mandi/shared/browser/device-store: per person, parsed, and removed at logout",
    where: /^remote-[^/]+\/src\/.+\.tsx?$/,
    except: tests,
  },
  {
    // The host's own folders are exempt: they are what the host provides.
    pattern:
      /(?:from|import\()\s*["'](?:(?:\.\.?\/)+(?:http|session)\/|@mandi\/shared\/(?:http\/http|session\/session)["'])/,
    message:
      "the host provides @mandi/shared/http and @mandi/shared/session by these names: under another name an area bundles a copy, and instanceof fails",
    where: /^(?:shared\/src\/(?!http\/|session\/)|remote-[^/]+\/src\/).+\.tsx?$/,
    except: tests,
  },
  {
    pattern: /(?:from|import\()\s*["'](?:\.\.?\/)+shared\//,
    message:
      "an area imports shared code through the entry points in @mandi/shared's package.json: the kit in another repository has only these",
    where: /^remote-[^/]+\//,
  },
  {
    pattern: /(?<!useLatePart\(\(\) => )\bimport\(/,
    message:
      "the shell loads lazy files through useLatePart, which shows a message with a retry when a file does not load",
    where: /^shell\/src\/.+\.tsx?$/,
    // Exempt: measurements, developer tools and the focus, which nothing on screen waits for; the runtime, without which an ES module
    // area shows its card; test versions, without which the tab says that it did not start; and the entry's own imports.
    except:
      /\.test\.tsx?$|^shell\/src\/(?:boot\/(?:start-in-steps|watch-later)|areas\/loading\/load-module-container|diagnostics\/federation-tools|release\/asked-overrides)\.ts$/,
  },
  {
    pattern: /(?:^|[\s"'`(=:])\/(?:work|home|root|Users)\/\w/,
    message: "a path of one machine does not exist on the next",
    where: /./,
  },
  {
    pattern: /\bregistry(?:\.[\w-]+)*\.(?:org|com|net|io|dev|internal|local|example)\b/,
    message: "the registry is a setting of the machine, not of the project",
    where: /./,
  },
  {
    pattern: /\binputMode=(?:"decimal"|\{"decimal"\})|\btype="number"|\bparse(?:Float|Int)\(/,
    message:
      "figures are entered in MoneyField or NumberField and checked by figureProblem, which keep the input and explain what is wrong",
    where: /^(?:shell|remote-[^/]+)\/src\/.+\.tsx$/,
    except: tests,
  },
  {
    pattern:
      /\bMath\.(?:round|floor|ceil|trunc)\(.*(?:[pP]aise|[rR]upee|[pP]rice|[aA]mount|[fF]reight|\* 100\)(?! \/ [a-z])|\/ (?<step>\w+)\) \* \k<step>\b)|(?:[pP]aise|[rR]upee|[pP]rice|[aA]mount|[fF]reight)[\w.]*(?:\(.*\))?\.toFixed\(|\b(?<whole>\w+) - \(?\k<whole> % /,
    message:
      "money is rounded by a named function of shared/src/money/rounding.ts and written by one of shared/src/format",
    where: /^(?:shared|shell|remote-[^/]+|api)\/src\/.+\.tsx?$/,
    // Formats show a figure; a difference in percent is not money.
    except: /\.test\.tsx?$|\/testing\/|^shared\/src\/(?:money|format|ui)\/|^shared\/src\/pricing\/far-price\.ts$/,
  },
  {
    pattern: /\b(?:rupeesFromPaise\(paise|tonnesFromKilograms\(kilograms|percentFromBasisPoints\(basisPoints)\(/,
    message: "what a row stores is written for the wire by api/src/platform/wire-figures.ts",
    where: /^api\/src\/.+\.ts$/,
    except: /\.test\.ts$|\/testing\/|^api\/src\/platform\/wire-figures\.ts$/,
  },
  {
    pattern: /\b(?:to=\{?|to: |link: |href=\{?|navigate\()["'`]\/(?!\/)/,
    message: "the address of a page comes from @mandi/shared/contract/page-paths, which is checked against the routes",
    where: /^(?:(?:shared|shell|remote-[^/]+)\/src|api\/src\/modules)\/.+\.tsx?$/,
    // The last-resort error page must work when nothing else of the shell does.
    except: /\.test\.tsx?$|\/testing\/|^shell\/src\/pages\/unexpected-error\.tsx$/,
  },
  {
    pattern: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i,
    message: "colours come from the tokens, otherwise dark mode and contrast break",
    where: /\.module\.css$/,
  },
  {
    pattern: /:global\b|(?:^|[,}])\s*(?:\*|html\b|body\b)/,
    message: "an area's style sheet styles its own classes only: it stays in the page after the area is left",
    where: /^remote-[^/]+\/.*\.module\.css$/,
  },
  {
    pattern: /\bperformance\.now\(|\bprocess\.(?:cpuUsage|hrtime)\b|\bDate\.now\(\) - (?!\w+ \*|\d)/,
    message: "a test asserts what happens, in which order and how often; times are measured by pnpm bench",
    where: /\.test\.tsx?$/,
  },
  {
    pattern: /\bnew Date\(\)\.(?:getHours|getDate|getMonth|getFullYear|getDay)\b/,
    message: "days and hours are those of Asia/Kolkata, not of the machine",
    where: code,
  },
  {
    pattern: /\bH-\d{2}\b|\b[Pp]arts? [A-C]\d\b|\b(?:ARCHITECTURE|DESIGN)(?: section)? \d|\/\*\* D\d{1,2}\b/,
    message: "a reference must lead somewhere: name a section of docs, or state the rule",
    where: prose,
    except: /^launch\/src\/requirements\//,
  },
  {
    pattern: /\bR-\d{3}\b/,
    message:
      "requirement ids belong in test titles, where pnpm requirements reads them; a comment says the rule in words",
    where: prose,
    except: /\.test\.tsx?$|^launch\/src\/requirements\//,
  },
  {
    pattern: /(?:^\s*(?:\/?\*|\/\/)|\s\/\/\s).*\bR-\d{3}\b/,
    message:
      "requirement ids belong in test titles, where pnpm requirements reads them; a comment says the rule in words",
    where: /\.test\.tsx?$/,
    except: /^launch\/src\/requirements\//,
  },
];

const maxLines = 300;
/** A style sheet of tokens is a list, so its length is not limited. */
const countedLines = /(?<!tokens)\.(?:ts|tsx|mts|cjs|mjs|js|css)$/;

/**
 * Rules that no ready-made tool checks. Pure, so that each rule can be tested with code that breaks it (own-rules.test.ts).
 */
export function findOwnRuleBreaks(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkTexts(file),
    ...checkCalls(file),
    ...checkSchemaWords(file),
    ...checkPassThrough(file),
    ...checkStatementVerbs(file),
  ]);
}

function checkLength({ path, text }: SourceFile): Finding[] {
  const lines = text.split("\n").length - 1;
  if (!countedLines.test(path) || lines <= maxLines) return [];
  return [{ path, line: lines, message: `${lines} lines: split a file of more than ${maxLines}` }];
}

function checkTexts({ path, text }: SourceFile): Finding[] {
  const rules = textRules.filter(({ where, except }) => where.test(path) && !except?.test(path) && !self.test(path));
  if (rules.length === 0) return [];
  return text
    .split("\n")
    .flatMap((content, index) =>
      rules.filter(({ pattern }) => pattern.test(content)).map(({ message }) => ({ path, line: index + 1, message })),
    );
}

const service = /^api\/src\/modules\/.+\.service\.ts$/;

/** A service has rules. One that only passes on its store's functions makes every walk through the code longer. */
function checkPassThrough({ path, text }: SourceFile): Finding[] {
  const isAlias = /^export const \w+ = (?:\w+\.)?\w+;$/m.test(text);
  if (!service.test(path) || !isAlias || /\bfunction\b|=>/.test(text)) return [];
  return [{ path, line: 1, message: "a store without rules before it is opened to other modules: *.open.store.ts" }];
}

/** Open stores are called like services, so their names may say what happens in the market. */
const statements = /^api\/src\/(?:modules\/.+(?<!\.open)\.store|reads\/.+\.read)\.ts$/;
const declared = /^(?:export )?(?:async )?(?:function|const) (?<name>[a-z]+(?=[A-Z])\w*)/;
const vagueWrite = /^(?:add|change|put|record|remove|save|set|store|write)[A-Z]/;
const verbOfService = /^(?:fetch|find|get|list|load|read)[A-Z]/;

/** A statement is named like SQL, unless its name says more: `revokeSession`, `isOffered`, `searchOrders`. */
function checkStatementVerbs({ path, text }: SourceFile): Finding[] {
  if (!statements.test(path)) return [];
  return text.split("\n").flatMap((content, index) => {
    const name = declared.exec(content)?.groups?.["name"] ?? "";
    if (vagueWrite.test(name))
      return [
        { path, line: index + 1, message: `${name}: a statement that writes says insert, update, upsert or delete` },
      ];
    if (verbOfService.test(name))
      return [
        { path, line: index + 1, message: `${name}: a statement that reads says select or count, or asks a question` },
      ];
    return [];
  });
}

const component = /^remote-[^/]+\/src\/(?!.*\.test\.).+\.tsx$/;
const importOfCalls = /^import (?!type\b).*from ["'][^"']+\.api["'];?$/;

/** A component may import a call only to pass it to the hook that handles loading, failure and retry. */
function checkCalls({ path, text }: SourceFile): Finding[] {
  const line = text.split("\n").findIndex((content) => importOfCalls.test(content));
  if (!component.test(path) || line === -1 || /\b(?:useSettings|define(?:Query|Pages))\(/.test(text)) return [];
  return [
    {
      path,
      line: line + 1,
      message: "a component gets data from a query, or from a hook of its slice",
    },
  ];
}

const importOfSchemaWords = /import \{(?<names>[^}]*)\} from "typebox"/;
/** TypeBox names that are plain builders or types only. */
const lightWords =
  /^(?:type )?(?:Array|Boolean|Enum|Integer|Literal|Null|Number|Object|Optional|Static|String|TProperties|TSchema|Union|Unknown|Unsafe)\b/;

/** Schemas used in browsers must use only these names, which cost nothing there. */
function checkSchemaWords({ path, text }: SourceFile): Finding[] {
  const found = browserCode.test(path) && !tests.test(path) ? importOfSchemaWords.exec(text) : null;
  const names = (found?.groups?.["names"] ?? "").split(",").map((name) => name.trim());
  const heavy = names.filter((name) => name !== "" && !lightWords.test(name));
  if (heavy.length === 0) return [];
  const message = `${heavy.join(", ")} of TypeBox brings its type engine into every page (16 kB compressed): write the schema out`;
  return [{ path, line: text.slice(0, found?.index).split("\n").length, message }];
}
