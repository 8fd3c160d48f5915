import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LiveState {
  /** Newest tick of each coin that is on screen. */
  readonly ticks: Readonly<Record<string, Tick>>;
}

const initialState: LiveState = { ticks: {} };

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    ticksReceived(state, { payload }: PayloadAction<readonly Tick[]>) {
      for (const tick of payload) state.ticks[tick.code] = tick;
    },
    ticksDropped(state, { payload }: PayloadAction<readonly string[]>) {
      for (const code of payload) delete state.ticks[code];
    },
  },
  selectors: {
    selectTick: (state, code: string): Tick | undefined => state.ticks[code],
  },
});

export const { ticksReceived, ticksDropped } = liveSlice.actions;
export const { selectTick } = liveSlice.selectors;
