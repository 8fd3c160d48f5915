import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import type { TimeZoneChoice } from '@coinmirror/shared/format/time.ts';
import { createContext, use } from 'react';

export type ThemeName = 'light' | 'dark';
export type PaletteName = 'redUp' | 'greenUp' | 'blueOrange';
export type Density = 'comfortable' | 'compact';

/** The visitor's settings for numbers and colours. The app fills it from the display slice. */
export interface Display {
  /** The currency that amounts are shown in. */
  readonly unit: CurrencyUnit;
  /** Amount of each currency per 1 USD, by lower-case code; empty until known. */
  readonly rates: Readonly<Record<string, number>>;
  /** The reference of a change. */
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

/** `<DisplayContext value={display}>` around the app; without it the defaults apply. */
export const DisplayContext = createContext<Display>(DEFAULT_DISPLAY);

export function useDisplay(): Display {
  return use(DisplayContext);
}

/**
 * The effective theme: "follow the system" is already resolved. Separate from the display settings: style sheets follow
 * the theme by themselves, and numbers need not re-render when it changes.
 */
export const ThemeContext = createContext<ThemeName>('light');

export function useTheme(): ThemeName {
  return use(ThemeContext);
}
