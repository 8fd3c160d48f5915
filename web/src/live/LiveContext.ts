import { createContext } from 'react';
import type { LiveClient } from './client.ts';

/** The app's one live client; null in tests and tools that have no socket. */
export const LiveContext = createContext<LiveClient | null>(null);
