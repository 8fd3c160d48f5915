import { createListenerMiddleware } from '@reduxjs/toolkit';
import {
  changeBaseSet,
  displaySlice,
  futureChangeRateTypeSet,
  futureUnitSet,
  localSettingsChanged,
  pairUnitSet,
  unitSet,
} from './displaySlice.ts';
import { writeCookieSetting, writeLocalSettings } from './displayStorage.ts';
import type { DisplaySettings } from './settings.ts';

type DisplayRoot = { [displaySlice.reducerPath]: DisplaySettings };

/** Persists each setting: currency and change base in their cookies, the rest in local storage. */
export function createDisplayListener() {
  const listener = createListenerMiddleware<DisplayRoot>();
  listener.startListening({
    predicate: (action) => action.type.startsWith(`${displaySlice.name}/`),
    effect: (action, { getState }) => {
      const display = getState().display;
      if (localSettingsChanged.match(action)) writeLocalSettings(display);
      else if (unitSet.match(action)) writeCookieSetting('unit', display.unit);
      else if (changeBaseSet.match(action)) writeCookieSetting('changeBase', display.changeBase);
      else if (pairUnitSet.match(action)) writeCookieSetting('pairUnit', display.pairUnit);
      else if (futureUnitSet.match(action)) writeCookieSetting('futureUnit', display.futureUnit);
      else if (futureChangeRateTypeSet.match(action)) {
        writeCookieSetting('futureChangeRateType', display.futureChangeRateType);
      }
    },
  });
  return listener.middleware;
}
