import { createContext } from 'react';

/**
 * The time of the surrounding numbers (epoch ms). A live cell prefers a tick only when the tick is newer, so that an
 * old price does not overwrite a list fetched while the socket was down.
 */
export const SnapshotTime = createContext(0);
