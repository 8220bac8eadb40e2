interface AddressLines {
  readonly address_line_one: string;
  readonly address_line_two: string;
}

/** Both lines of an address in one; an empty line adds no comma. */
export function linesOf({ address_line_one, address_line_two }: AddressLines): string {
  return [address_line_one, address_line_two].filter(Boolean).join(", ");
}
