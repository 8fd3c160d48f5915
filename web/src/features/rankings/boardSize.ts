import { createContext } from 'react';

/** Rows that every side panel asks for, so that pages share the answer; a page may show fewer. */
export const BOARD_SIZE = 10;

/** Rows that the side panels of a page show. */
export const BoardSize = createContext(BOARD_SIZE);

/** px */
export const ROW_HEIGHT = 36;

/** px of a table with its head; kept while its rows load. */
export function boardHeight(size: number): number {
  return (size + 1) * ROW_HEIGHT;
}
