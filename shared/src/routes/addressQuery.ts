/** What an address's query says under a name; null when it says nothing. */
export type AddressQuery = (name: string) => string | null;
