import { createContext } from 'react';
import type { LiveRoom } from './room.ts';

/** The app's one live room; null in tests and tools that have no socket. */
export const LiveContext = createContext<LiveRoom | null>(null);
