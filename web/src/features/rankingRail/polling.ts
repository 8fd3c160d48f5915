import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';

/** Boards are read again each minute, and not while nobody looks. */
export const RAIL_POLLING = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;
