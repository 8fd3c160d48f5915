import { createContext, type ReactNode } from 'react';

/** Renders a piece of text, with marks or without. */
export type Marker = (text: string) => ReactNode;

/** A hook: the marker of one text, whose pieces are given in reading order. Keep them stable (useMemo). */
export type UseMarks = (texts: readonly string[]) => Marker;

export const plainMarker: Marker = (text) => text;

/** Marks the texts below it; without a provider they stay unmarked. It must not change while mounted. */
export const MarkSource = createContext<UseMarks>(() => plainMarker);

/** The marker of the text being rendered. */
export const MarkerContext = createContext<Marker>(plainMarker);
