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
    /** Time of the newest tick, epoch ms; 0 where there is none. */
    selectNewestTime: ({ ticks }): number => {
      let newest = 0;
      for (const code in ticks) newest = Math.max(newest, ticks[code]?.time ?? 0);
      return newest;
    },
  },
});

export const { ticksReceived, ticksDropped } = liveSlice.actions;
export const { selectTick, selectNewestTime } = liveSlice.selectors;
