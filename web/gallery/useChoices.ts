import { useCallback, useState } from 'react';
import { DEFAULT_DISPLAY, type Display, type ThemeName } from '#ui/display/DisplayContext.tsx';
import { changedParams, type ParamChanges } from '#ui/url/changedParams.ts';
import { RATES } from './data/rates.ts';

export const THEMES = ['light', 'dark'] as const;
export const PALETTES = ['redUp', 'greenUp', 'blueOrange'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

export interface Choices {
  readonly theme: ThemeName;
  readonly display: Display;
  /** The filter of the list of exhibits. */
  readonly typed: string;
  readonly change: (changes: ParamChanges) => void;
}

/** Theme, palette, density and filter from the address, so that a view can be linked to; else as set by theme.js. */
export function useChoices(): Choices {
  const [params, setParams] = useState(() => new URLSearchParams(window.location.search));
  const { dataset } = document.documentElement;
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const chosen = params.get(name) ?? dataset[name];
    return values.find((value) => value === chosen);
  };
  const change = useCallback((changes: ParamChanges) => {
    const next = changedParams(new URLSearchParams(window.location.search), changes);
    window.history.replaceState(null, '', `?${next}${window.location.hash}`);
    setParams(next);
  }, []);
  const display = {
    ...DEFAULT_DISPLAY,
    rates: RATES,
    palette: choose('palette', PALETTES) ?? DEFAULT_DISPLAY.palette,
    density: choose('density', DENSITIES) ?? DEFAULT_DISPLAY.density,
  };
  const theme = choose('theme', THEMES) ?? 'light';
  return { theme, display, typed: params.get('q') ?? '', change };
}
