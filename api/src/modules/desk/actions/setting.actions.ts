import { settingFacts, settingWrites as writes } from "@mandi/shared/contract/desk/setting";
import { figureWithUnit } from "@mandi/shared/format/figure-with-unit";
import type { Static } from "typebox";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { refuseStale } from "../../../platform/read-version";
import { nobody } from "../../../reads/desk/parties.read";
import { staffNetworks } from "../../identity/staff-networks";
import { refuseOwnLockOut } from "../../identity/staff-networks.service";
import { hadColleague } from "../../identity/standing.service";
import { fitsSetting, isTable, lockSetting, readSetting, storeSetting } from "../../site/settings";
import { asked, asList, asText } from "../asked-in-words";
import { secondPersonSettings } from "../desk-settings";
import { knownSettings } from "../known-settings";
import { type DeskAction, deskAction } from "./desk-action";

const SettingValue = writes["setting set"].body.properties.value;
type Value = Static<typeof SettingValue>;

interface TypedSetting {
  readonly key: string;
  readonly row?: string | undefined;
  readonly value: Value;
  readonly version?: string | undefined;
}

/** Stores a value that fits the setting's schema, or one row of a table. @throws Refusal 409, 422 */
async function saveSetting(tx: Db, { key, row, value: typed, version }: TypedSetting): Promise<void> {
  const setting = knownSettings.find((known) => known.key === key);
  if (setting === undefined) throw invalidField("key", "There is no such setting");
  await lockSetting(tx, key);
  const now: unknown = await readSetting(tx, setting);
  refuseStale(version, { value: now });
  const changed = row !== undefined && isTable(now) ? withRow(now, row, typed) : typed;
  if (!fitsSetting(setting, changed)) throw invalidField("value", "This value does not fit the setting");
  await storeSetting(tx, { key, schema: setting.schema, fallback: setting.fallback }, changed);
}

/** @throws Refusal 422 when the table does not have the row */
function withRow(
  table: Readonly<Record<string, unknown>>,
  row: string,
  value: Value,
): Readonly<Record<string, unknown>> {
  if (Object.hasOwn(table, row)) return { ...table, [row]: value };
  throw invalidField("row", `There is no row "${row}". The rows are: ${Object.keys(table).join(", ")}`);
}

const emptyValue = "(empty)";

/** A value of a setting as people read it, with its unit. */
function valueInWords(key: unknown, value: unknown): string {
  if (typeof value === "number") return figureWithUnit(value, settingFacts[asText(key)]?.unit ?? "");
  if (typeof value === "boolean") return value ? "on" : "off";
  return asList(value) || emptyValue;
}

/** The value that a request would replace, of the setting or of one row of its table. */
async function valueNow(db: Db, { key, row }: Pick<TypedSetting, "key" | "row">): Promise<string> {
  const setting = knownSettings.find((known) => known.key === key);
  const now: unknown = setting && (await readSetting(db, setting));
  return `Value now: ${valueInWords(key, row !== undefined && isTable(now) ? (now[row] ?? "") : (now ?? ""))}`;
}

/** The settings of the market. */
export const settingActions: readonly DeskAction[] = [
  deskAction("setting set", writes["setting set"], {
    subject: (_id, { key }) => `setting:${key}`,
    parties: nobody,
    // Whoever could raise a limit alone could pay out any amount alone.
    needsSecond: async (tx, _id, { key }, { actorId }) =>
      secondPersonSettings.some((setting) => setting.key === key) && (await hadColleague(tx, actorId)),
    heading: "Change a setting of the market",
    asked: {
      key: asked("Setting", (key) => settingFacts[asText(key)]?.meaning ?? asText(key)),
      row: asked("Row", (row) => asText(row).replaceAll("_", " ")),
      value: { ...asked("New value", (value, { key }) => valueInWords(key, value)), whenEmpty: emptyValue },
      version: "elsewhere",
    },
    stands: (db, _id, body) => valueNow(db, body),
    refusePerson({ key, value }, { address }) {
      if (key === staffNetworks.key && address !== undefined) refuseOwnLockOut(String(value), address);
    },
    async run(tx, _id, typed) {
      await saveSetting(tx, typed);
      return { message: "The setting is changed." };
    },
  }),
];
