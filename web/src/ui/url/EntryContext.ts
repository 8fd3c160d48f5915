import { createContext } from 'react';

/** The history entry that is shown; null where there is none, and nothing is remembered. */
export const EntryContext = createContext<string | null>(null);
