import { desk } from "@mandi/shared/messages/desk";
import { keys } from "@mandi/shared/messages/desk-keys";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Kbd } from "@mandi/shared/ui/data/kbd";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import styles from "./key-sheet.module.css";

/** All keys of the desk, on `?`. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
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
          ...Object.entries(keys.meaning).map(lineOf),
          ...Object.entries(keys.places).map(([key, place]) => lineOf([keys.go(key), place])),
        ]}
      />
    </Dialog>
  );
}

const lineOf = ([key, meaning]: readonly [string, string]) => ({ term: meaning, value: <Kbd>{key}</Kbd> });
