type Form = Readonly<Record<string, unknown>>;

/** Fields whose names in the upload file differ from those in the form for a single bill. */
const fileNames: Readonly<Record<string, string>> = {
  transactionType: "transType",
  actFromStateCode: "actualFromStateCode",
  actToStateCode: "actualToStateCode",
  otherValue: "OthValue",
  cessNonAdvolValue: "TotNonAdvolVal",
};

/** E-way bills as one file for upload to the portal. */
export function ewayFileOf(forms: readonly Form[]): Form {
  return { version: "1.0.0621", billLists: forms.map(renamed) };
}

function renamed(form: Form): Form {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [fileNames[name] ?? name, value]));
}
