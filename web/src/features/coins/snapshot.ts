import { createContext } from 'react';

/**
 * The moment the numbers around were true (epoch ms). A live cell prefers a tick only when the tick is newer, so that
 * a list that was fetched while the socket was down is not overwritten by an old price.
 */
export const SnapshotTime = createContext(0);
