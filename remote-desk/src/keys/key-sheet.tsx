import { desk } from "@mandi/shared/messages/desk";
import { keys } from "@mandi/shared/messages/desk-keys";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Kbd } from "@mandi/shared/ui/data/kbd";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useState } from "react";
import styles from "./key-sheet.module.css";
import { areLettersOff, switchLetters } from "./letter-keys";
import { isWorkingKey } from "./use-keys";

/** The keys that work on the current page, shown by `?`, and the switch for those that one slip can press. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const [here] = useState(() => keys.meaning.filter(({ needs }) => needs === null || isWorkingKey(needs)));
  const [areOn, setAreOn] = useState(() => !areLettersOff());

  function handleSwitch(isOn: boolean): void {
    switchLetters(isOn);
    setAreOn(isOn);
  }

  return (
    <Dialog
      isOpen
      size="price"
      title={keys.title}
      context={keys.inFields}
      onClose={onClose}
      footer={<DialogCancel>{desk.close}</DialogCancel>}
    >
      <Checkbox
        className={styles.switch}
        label={keys.letters}
        checked={areOn}
        onChange={({ target }) => handleSwitch(target.checked)}
      />
      <DefinitionList
        className={styles.keys}
        items={[
          ...here.map(({ shown, means }) => lineOf([shown, means])),
          ...Object.entries(keys.places).map(([key, place]) => lineOf([keys.go(key), place])),
        ]}
      />
    </Dialog>
  );
}

const lineOf = ([key, meaning]: readonly [string, string]) => ({ term: meaning, value: <Kbd>{key}</Kbd> });
