/** Messages of the form with which somebody becomes a supplier. As in seller.ts, texts from the specification stay exactly as given. */
export const becomeSupplier = {
  title: "Become Supplier",
  intro: "Sell to buyers all over India: they ask, you name your price, you are paid for the weight loaded.",
  pointsTitle: "How selling works",
  points: [
    ["Your price", "You answer enquiries with a basic price. Other sellers never see your name."],
    ["Your stock", "You say which sizes you make, their price differences, and how much is in your yard."],
    ["Your money", "You see what you will receive before you offer, commission and GST included."],
  ],
  name: "Name",
  company: "Company name",
  email: "E-mail",
  types: "Supplier type",
  pan: "PAN",
  gst: "GST number",
  address: "Address",
  submit: "Submit",
  sending: "Sending",
  typesFailed: "The supplier types did not load. You can add them in your profile later.",
  prefillFailed: "Your profile did not load, so the form is not filled in.",
} as const;
