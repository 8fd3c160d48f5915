import { UNIT_DEFAULTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { valueWhenSet } from './displayStorage.ts';
import { type CookieSettings, type DisplaySettings, type LocalSettings, localDefaults } from './settings.ts';

const initialState: DisplaySettings = {
  unit: UNIT_DEFAULTS.index,
  changeBase: '24H',
  pairUnit: UNIT_DEFAULTS.pair,
  futureUnit: UNIT_DEFAULTS.future,
  futureChangeRateType: '24H',
  ...localDefaults,
};

/** The visitor's settings for numbers and colours; everything on the page follows them. */
export const displaySlice = createSlice({
  name: 'display',
  initialState,
  reducers: {
    /** A setting with a cookie: an explicit value wins, else the cookie's, else the default. */
    unitSet: {
      reducer: (state, { payload }: PayloadAction<CookieSettings['unit']>) => ({ ...state, unit: payload }),
      prepare: (explicit?: CookieSettings['unit']) => ({ payload: valueWhenSet('unit', explicit) }),
    },
    changeBaseSet: {
      reducer: (state, { payload }: PayloadAction<CookieSettings['changeBase']>) => ({
        ...state,
        changeBase: payload,
      }),
      prepare: (explicit?: CookieSettings['changeBase']) => ({
        payload: valueWhenSet('changeBase', explicit),
      }),
    },
    pairUnitSet: {
      reducer: (state, { payload }: PayloadAction<CookieSettings['pairUnit']>) => ({
        ...state,
        pairUnit: payload,
      }),
      prepare: (explicit?: CookieSettings['pairUnit']) => ({ payload: valueWhenSet('pairUnit', explicit) }),
    },
    futureUnitSet: {
      reducer: (state, { payload }: PayloadAction<CookieSettings['futureUnit']>) => ({
        ...state,
        futureUnit: payload,
      }),
      prepare: (explicit?: CookieSettings['futureUnit']) => ({
        payload: valueWhenSet('futureUnit', explicit),
      }),
    },
    futureChangeRateTypeSet: {
      reducer: (state, { payload }: PayloadAction<CookieSettings['futureChangeRateType']>) => ({
        ...state,
        futureChangeRateType: payload,
      }),
      prepare: (explicit?: CookieSettings['futureChangeRateType']) => ({
        payload: valueWhenSet('futureChangeRateType', explicit),
      }),
    },
    /** Theme, palette, density, time zone and chart theme live in local storage. */
    localSettingsChanged: (state, { payload }: PayloadAction<Partial<LocalSettings>>) => ({
      ...state,
      ...payload,
    }),
    /** The stored settings were read again: another tab may have changed them. */
    displayRead(state, { payload }: PayloadAction<DisplaySettings>) {
      // immer keeps the same object when no setting changed.
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectDisplay: (state) => state,
    selectUnit: (state) => state.unit,
    selectChangeBase: (state) => state.changeBase,
    selectPairUnit: (state) => state.pairUnit,
    selectKlineType: (state) => state.klineType,
  },
});

export const {
  unitSet,
  changeBaseSet,
  pairUnitSet,
  futureUnitSet,
  futureChangeRateTypeSet,
  localSettingsChanged,
  displayRead,
} = displaySlice.actions;
export const { selectDisplay, selectUnit, selectChangeBase, selectPairUnit, selectKlineType } =
  displaySlice.selectors;
