import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import type { TimeZoneChoice } from '@coinmirror/shared/format/time.ts';
import { createContext, use } from 'react';

export type ThemeName = 'light' | 'dark';
export type PaletteName = 'redUp' | 'greenUp' | 'blueOrange';
export type Density = 'comfortable' | 'compact';

/** How the visitor wants numbers and colours shown. The app fills it from the display slice. */
export interface Display {
  /** The unit amounts are shown in. */
  readonly unit: CurrencyUnit;
  /** Units of each currency per 1 USD, by lower-case code; empty until known. */
  readonly rates: Readonly<Record<string, number>>;
  /** What a change is measured against. */
  readonly changeBase: ChangeBase;
  /** Beijing unless the visitor chose otherwise. */
  readonly timeZone: TimeZoneChoice;
  readonly palette: PaletteName;
  readonly density: Density;
}

export const DEFAULT_DISPLAY: Display = {
  unit: 'usd',
  rates: {},
  changeBase: '24H',
  timeZone: 'Asia/Shanghai',
  palette: 'redUp',
  density: 'comfortable',
};

/** `<DisplayContext value={display}>` around the app; without it the defaults stand. */
export const DisplayContext = createContext<Display>(DEFAULT_DISPLAY);

export function useDisplay(): Display {
  return use(DisplayContext);
}

/**
 * The theme in effect: "follow the system" is already resolved. Apart from the display: style sheets follow it by
 * themselves, and a number need not be drawn again because the night has come.
 */
export const ThemeContext = createContext<ThemeName>('light');

export function useTheme(): ThemeName {
  return use(ThemeContext);
}
