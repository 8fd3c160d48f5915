import { createContext, type ReactNode } from 'react';

/** Draws a piece of text, with marks in it or as it is. */
export type Marker = (text: string) => ReactNode;

/** A hook: the marker of one text, whose pieces are given in reading order. Keep them stable (useMemo). */
export type UseMarks = (texts: readonly string[]) => Marker;

export const plainMarker: Marker = (text) => text;

/** Who marks texts below it; without one they stay as they are. It must not change while it is mounted. */
export const MarkSource = createContext<UseMarks>(() => plainMarker);

/** The marker of the text that is being drawn. */
export const MarkerContext = createContext<Marker>(plainMarker);
