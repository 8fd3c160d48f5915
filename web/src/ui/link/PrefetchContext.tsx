import { createContext } from 'react';

/**
 * Called with an address of ours when the visitor seems about to go there (hover, focus, touch).
 * The app fills it with something that loads the page's code and first data; without it nothing is fetched.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
