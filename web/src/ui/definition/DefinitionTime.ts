import { createContext } from 'react';

/** The time of a page's numbers, epoch ms, for the cards that explain them; null where it is not known. */
export const DefinitionTime = createContext<number | null>(null);
