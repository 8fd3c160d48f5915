import { createContext } from 'react';

/**
 * Told when a part that the page wants could not be fetched. The app may know better than to wait: a new version
 * may have been put out, and the old one's files be gone.
 */
export const MissingPartContext = createContext<() => void>(() => {});
