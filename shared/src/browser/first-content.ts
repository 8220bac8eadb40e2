/** Part of the shell contract: while the gate waits, the app is laid out in an element that carries this class. */
export const behindGateClass = "behind-gate";
