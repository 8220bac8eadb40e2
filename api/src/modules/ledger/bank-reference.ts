/** A bank reference as it is kept, shown and compared: in capitals, without spaces around it, whatever somebody typed. */
export const bankReference = (typed: string): string => typed.trim().replaceAll(/\s+/gu, " ").toUpperCase();
