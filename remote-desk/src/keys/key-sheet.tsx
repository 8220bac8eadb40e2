import { desk } from "@mandi/shared/messages/desk";
import { keys } from "@mandi/shared/messages/desk-keys";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Kbd } from "@mandi/shared/ui/data/kbd";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useState } from "react";
import styles from "./key-sheet.module.css";
import { isWorkingKey } from "./use-keys";

/** The keys that work on the current page, shown by `?`. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const [here] = useState(() => keys.meaning.filter(({ needs }) => needs === null || isWorkingKey(needs)));
  return (
    <Dialog
      isOpen
      size="price"
      title={keys.title}
      context={keys.inFields}
      onClose={onClose}
      footer={<DialogCancel>{desk.close}</DialogCancel>}
    >
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
