import { createContext } from 'react';
import type { LiveClient } from './room.ts';

/** The app's one live room; null in tests and tools that have no socket. */
export const LiveContext = createContext<LiveClient | null>(null);
