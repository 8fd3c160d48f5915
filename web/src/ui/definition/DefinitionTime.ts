import { createContext } from 'react';

/** When the numbers of a page were true, epoch ms, for the cards that explain them; null where it is not known. */
export const DefinitionTime = createContext<number | null>(null);
