import { createContext } from 'react';

/**
 * Called when the code of a needed part could not be loaded. The app may do better than retry: after a new release the
 * old files may be gone.
 */
export const MissingPartContext = createContext<() => void>(() => {});
