import { catalogueWrites } from "@mandi/shared/contract/desk/catalogue";
import { goods } from "@mandi/shared/messages/desk-catalogue";
import { Button } from "@mandi/shared/ui/controls/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { frame } from "../entries/entry-acts";
import { WithRight } from "../rights/with-right";
import styles from "./catalogue.module.css";
import { nameField, pictureField } from "./entry-fields";
import { subChoices, unitChoices } from "./product/choices";
import { useCategories, useUnits } from "./use-catalogue";

const { hsn } = catalogueWrites["product add"].body.properties;

/** Adds a product, in one of the existing categories and units. */
export function AddProduct({ onAdded }: { readonly onAdded: () => void }) {
  const categories = useCategories();
  const units = useUnits();
  const [isOpen, setIsOpen] = useState(false);
  const isReady = categories.kind === "ready" && units.kind === "ready";
  const act: DeskAct = {
    ...frame,
    key: "product add",
    title: goods.add,
    text: goods.addText,
    path: "/desk/product",
    fields: [
      nameField(),
      {
        kind: "choice",
        name: "sub_category_id",
        label: goods.sub,
        missing: goods.subMissing,
        choices: categories.kind === "ready" ? subChoices(categories.data.data) : [],
        isKey: true,
      },
      {
        kind: "choice",
        name: "unit_id",
        label: goods.unit,
        missing: goods.unitMissing,
        choices: units.kind === "ready" ? unitChoices(units.data.data) : [],
        isKey: true,
      },
      { kind: "text", name: "hsn", label: goods.heads.hsn, hint: goods.hsnHint, schema: hsn },
      pictureField(),
    ],
  };

  return (
    <div className={styles.tools}>
      <WithRight right="content">
        <Button icon={Plus} disabled={!isReady} onClick={() => setIsOpen(true)}>
          {goods.add}
        </Button>
      </WithRight>
      {isOpen ? (
        <OpenAct
          act={act}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onAdded();
          }}
        />
      ) : null}
    </div>
  );
}
