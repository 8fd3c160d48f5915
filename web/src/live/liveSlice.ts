import type { Tick } from '@coinmirror/shared/contract/live.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveStatus } from './socket.ts';

interface LiveState {
  readonly status: LiveStatus;
  /** Newest tick of each coin that is on screen. */
  readonly ticks: Readonly<Record<string, Tick>>;
}

const initialState: LiveState = { status: 'off', ticks: {} };

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged(state, { payload }: PayloadAction<LiveStatus>) {
      state.status = payload;
    },
    ticksReceived(state, { payload }: PayloadAction<readonly Tick[]>) {
      for (const tick of payload) state.ticks[tick.code] = tick;
    },
    ticksDropped(state, { payload }: PayloadAction<readonly string[]>) {
      for (const code of payload) delete state.ticks[code];
    },
  },
  selectors: {
    selectLiveStatus: (state) => state.status,
    selectTick: (state, code: string): Tick | undefined => state.ticks[code],
  },
});

export const { statusChanged, ticksReceived, ticksDropped } = liveSlice.actions;
export const { selectLiveStatus, selectTick } = liveSlice.selectors;
