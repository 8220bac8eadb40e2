import { platformAccountKinds } from "@mandi/shared/contract/desk/account";
import { accountWords, books, exportWords } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSaveFile } from "../common/use-save-file";
import styles from "./books.module.css";
import { daysOfMonth } from "./months";

const accountPattern = /^[a-z_:]+[0-9]*$/;

const other = "other";
const choices = [
  ...platformAccountKinds.map((kind) => ({ value: kind, label: accountWords[kind] })),
  { value: other, label: exportWords.other },
];

interface ExportFilesProps {
  readonly month: string;
  /** Our GSTINs that have a return of the month; null while unknown. */
  readonly gstins: readonly string[] | null;
}

/** A return for each GSTIN, Tally's two files and the ledger of one account, each as a download. */
export function ExportFiles({ month, gstins }: ExportFilesProps) {
  const { save, busyPath } = useSaveFile();
  const [chosen, setChosen] = useState<string>("bank");
  const [typed, setTyped] = useState("");
  const { first, last } = daysOfMonth(month);
  const days = `first_day=${first}&last_day=${last}`;
  const account = chosen === other ? typed : chosen;
  const isAccount = accountPattern.test(account.trim());
  const files = [
    { label: exportWords.ledgers, name: `tally-ledgers-${month}.xml`, path: `/desk/export/tally?${days}&part=ledgers` },
    { label: exportWords.vouchers, name: `tally-vouchers-${month}.xml`, path: `/desk/export/tally?${days}` },
  ];
  const ledgerPath = `/desk/export/ledger?account=${encodeURIComponent(account.trim())}&${days}`;
  return (
    <>
      <div className={styles.filters}>
        {gstins === null ? (
          <Button icon={Download} disabled>
            {exportWords.gstr1}
          </Button>
        ) : null}
        {[...(gstins === null ? [] : returnsOf(month, gstins)), ...files].map(({ label, name, path }) => (
          <Button key={path} icon={Download} isBusy={busyPath === path} onClick={() => void save(name, path)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.filters}>
        <Select
          label={exportWords.account}
          choices={choices}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {chosen === other ? (
          <TextField
            label={exportWords.otherAccount}
            hint={exportWords.accountHint}
            maxLength={60}
            autoComplete="off"
            value={typed}
            error={isAccount || typed === "" ? undefined : books.missing}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
        <Button
          icon={Download}
          isBusy={busyPath === ledgerPath}
          disabled={!isAccount}
          onClick={() => void save(`ledger-${account.trim().replaceAll(":", "-")}-${month}.csv`, ledgerPath)}
        >
          {exportWords.ledger}
        </Button>
      </div>
    </>
  );
}

/** The return of each GSTIN; where none of ours has been entered, the server says what is missing. */
function returnsOf(month: string, gstins: readonly string[]) {
  const path = `/desk/export/gstr1?month=${month}`;
  if (gstins.length === 0) return [{ label: exportWords.gstr1, name: `gstr1-${month}.json`, path }];
  return gstins.map((gstin) => ({
    label: exportWords.gstr1Of(gstin),
    name: `gstr1-${gstin}-${month}.json`,
    path: `${path}&gstin=${gstin}`,
  }));
}
