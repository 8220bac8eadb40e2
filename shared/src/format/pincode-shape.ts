/** Six digits, never starting with 0. */
export const pincodeShape = /^[1-9]\d{5}$/u;
