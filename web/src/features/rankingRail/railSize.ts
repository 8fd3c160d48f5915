import { createContext } from 'react';

/** Rows that every side panel asks for, so that pages share the answer; a page may show fewer. */
export const RAIL_SIZE = 10;

/** Rows that the side panels of a page show. */
export const RailSize = createContext(RAIL_SIZE);

/** px */
export const ROW_HEIGHT = 36;

/** px of a table with its head; kept while its rows load. */
export function railHeight(size: number): number {
  return (size + 1) * ROW_HEIGHT;
}
