import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';

/** Rankings are refetched each minute, and not while the tab is hidden. */
export const RAIL_POLLING = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;
