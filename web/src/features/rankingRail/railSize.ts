import { createContext } from 'react';

/** Rows that every panel requests, so that pages share the answer; a page may show fewer. */
export const RAIL_SIZE = 10;

/** Rows that a page's panels show. */
export const RailSize = createContext(RAIL_SIZE);

/** px */
export const ROW_HEIGHT = 36;

/** Height of a table with its header, px; reserved while its rows load. */
export function railHeight(size: number): number {
  return (size + 1) * ROW_HEIGHT;
}

/** Height of eight sectors on both sides of a line, with the names of the sides, px. */
export const SECTORS_HEIGHT = 252;
