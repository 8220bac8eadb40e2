// Replaces axios's checks of its own options: types check ours.
const anything = () => undefined;
// biome-ignore lint/style/noDefaultExport: axios imports it by that name
export default { assertOptions: anything, validators: { transitional: anything, spelling: anything } };
