import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import type { DeskSetting } from "@mandi/shared/contract/desk/setting";
import { formatMoment } from "@mandi/shared/format/dates";
import { settings as messages } from "@mandi/shared/messages/desk-settings";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { WaitingLink } from "../acts/waiting-link";
import { DeskPage } from "../common/desk-page";
import { PartPlace } from "../common/part-place";
import { useRight } from "../rights/use-right";
import { WithRight } from "../rights/with-right";
import { settingAct } from "./setting-act";
import { SettingGroup } from "./setting-group";
import { linesOf, rangeWords, type SettingLine, shownWords } from "./setting-lines";
import { SettingName } from "./setting-name";
import { foundSections, searchedWords } from "./setting-search";
import styles from "./settings.module.css";
import { useSettings } from "./use-settings";

/** The settings of the market: meaning, allowed values, current value, and who changed it. */
export default function SettingsPage() {
  const state = useSettings();
  return (
    <DeskPage>
      <PageHead title={messages.title} facts={messages.facts} />
      <PartPlace label={messages.list} state={state}>
        {({ data }) => <SettingsTable settings={data} onChanged={() => void state.refetch()} />}
      </PartPlace>
    </DeskPage>
  );
}

interface SettingsTableProps {
  readonly settings: readonly DeskSetting[];
  readonly onChanged: () => void;
}

function SettingsTable({ settings, onChanged }: SettingsTableProps) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const mayChange = useRight("rules") === true;
  const [query, setQuery] = useAddressQuery();
  const search = query.get("search") ?? "";
  const words = searchedWords(search);
  const found = foundSections(linesOf(settings), words);
  return (
    <>
      <WithRight right="rules">{null}</WithRight>
      <div className={styles.search}>
        <AddressSearch
          label={messages.search}
          value={search}
          onSearch={(text) => setQuery((): Record<string, string> => (text === "" ? {} : { search: text }))}
        />
      </div>
      <p role="status" className={styles.found}>
        {words.length === 0 ? "" : foundWords(search, found)}
      </p>
      {found.map((section) => (
        <FoundSection
          // A weak section is closed again by another search.
          key={`${section.why} ${search}`}
          section={section}
          search={search.trim()}
          words={words}
          isWeak={section.why === "other" && found.length > 1}
          columns={[nameColumn(words), ...facts, ...(mayChange ? [changeColumn(setAct)] : [])]}
        />
      ))}
      {act === null ? null : (
        <OpenAct
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            onChanged();
          }}
          onRefused={onChanged}
        />
      )}
    </>
  );
}

interface FoundSectionProps {
  readonly section: Sections[number];
  readonly search: string;
  readonly words: readonly string[];
  /** Found only by other words for it, while others were found better: its lines are shown on request. */
  readonly isWeak: boolean;
  readonly columns: readonly Column<SettingLine>[];
}

/** What was found for one reason, by group. */
function FoundSection({ section: { why, groups }, search, words, isWeak, columns }: FoundSectionProps) {
  const [isOpen, setIsOpen] = useState(!isWeak);
  const count = linesIn(groups);
  if (!isOpen) {
    return (
      <Button className={styles.more} onClick={() => setIsOpen(true)}>
        {messages.more(search, count)}
      </Button>
    );
  }
  return (
    <div className={styles.section}>
      {why === null ? null : <p className={styles.why}>{messages.why[why](search, count)}</p>}
      {groups.map(({ key, lines }) => (
        <SettingGroup key={key} of={key} lines={lines} words={words}>
          <DataTable
            label={messages.groups[key]}
            columns={columns}
            rows={lines}
            rowKey={({ setting, row }) => `${setting.key} ${row ?? ""}`}
            isDense
          />
        </SettingGroup>
      ))}
    </div>
  );
}

const facts: readonly Column<SettingLine>[] = [
  {
    key: "value",
    head: messages.heads.value,
    cell: (line) => shownWords(line, line.value),
    isStrong: true,
    phone: "line",
  },
  { key: "range", head: messages.heads.range, cell: rangeWords, phone: "line" },
  { key: "changed", head: messages.heads.changed, cell: changeOf, phone: "line" },
];

const nameColumn = (words: readonly string[]): Column<SettingLine> => ({
  key: "meaning",
  head: messages.heads.meaning,
  cell: (line) => <SettingName line={line} words={words} />,
  isRowHead: true,
  phone: "lead",
});

type Sections = ReturnType<typeof foundSections>;

const linesIn = (groups: Sections[number]["groups"]): number =>
  groups.reduce((sum, { lines }) => sum + lines.length, 0);

function foundWords(search: string, sections: Sections): string {
  if (sections.length === 0) return messages.nothingFound(search.trim());
  const groups = new Set(sections.flatMap((section) => section.groups.map(({ key }) => key)));
  const named = sections.find(({ why }) => why === "name")?.groups ?? [];
  return messages.found(linesIn(sections.flatMap((section) => section.groups)), groups.size, linesIn(named));
}

function changeOf({ name, setting: { changed_by, changed_at, approval_id } }: SettingLine) {
  const last =
    changed_at === null ? messages.neverChanged : messages.changedBy(changed_by ?? "", formatMoment(changed_at));
  if (!approval_id) return last;
  return (
    <>
      {last} <WaitingLink approvalId={approval_id} of={name} />
    </>
  );
}

const changeColumn = (ask: (act: DeskAct) => void): Column<SettingLine> => ({
  key: "act",
  head: messages.heads.act,
  isHeadHidden: true,
  cell: (line) => (
    <Button size="s" aria-label={messages.changeOf(line.name)} onClick={() => ask(settingAct(line))}>
      {messages.change}
    </Button>
  ),
  align: "end",
  phone: "caption",
});
