import { catalogueWrites } from "@mandi/shared/contract/desk/catalogue";
import { catalogueEntryWrites as writes } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue } from "@mandi/shared/messages/desk-catalogue";
import type { ActField } from "../acts/desk-act";

/** The name of an entry. */
export const nameField = (initial?: string): ActField => ({
  kind: "text",
  name: "name",
  label: catalogue.name,
  schema: writes["category edit"].body.properties.name,
  ...(initial !== undefined && { initial }),
});

/** The picture of an entry; it is served by the site itself. */
export const pictureField = (initial = ""): ActField => ({
  kind: "text",
  name: "thumbnail",
  label: catalogue.picture,
  hint: catalogue.pictureHint,
  schema: catalogueWrites["brand add"].body.properties.thumbnail,
  isOptional: true,
  initial,
});
