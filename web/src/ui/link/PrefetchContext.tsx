import { createContext } from 'react';

/**
 * Called with an internal address when the visitor is likely to go there (hover, focus, touch). The app loads the
 * page's code and first data; without a provider nothing loads.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
