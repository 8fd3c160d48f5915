import { CHANGE_BASES, type ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import {
  CURRENCY_UNITS,
  type CurrencyUnit,
  UNIT_DEFAULTS,
} from '@coinmirror/shared/constants/currencyUnits.ts';
import type { TimeZoneChoice } from '@coinmirror/shared/format/time.ts';
import type { CookieSpec } from '#api/storage/cookie.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['redUp', 'greenUp', 'blueOrange'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const KLINE_TYPES = ['Dark', 'Light'] as const;
export const TIME_ZONES = ['Asia/Shanghai', 'UTC'] as const satisfies readonly TimeZoneChoice[];

export type ThemeChoice = (typeof THEMES)[number];
export type PaletteChoice = (typeof PALETTES)[number];
export type DensityChoice = (typeof DENSITIES)[number];
type KlineType = (typeof KLINE_TYPES)[number];

/** Settings that the specification keeps in cookies of 360 days. */
export interface CookieSettings {
  /** Currency of lists and headers (`indexUnit`). */
  readonly unit: CurrencyUnit;
  /** The base of changes (`indexUtc`). */
  readonly changeBase: ChangeBase;
  readonly pairUnit: CurrencyUnit;
  readonly futureUnit: CurrencyUnit;
  readonly futureChangeRateType: ChangeBase;
}

/** Settings in local storage; `public/theme.js` reads the first three before the first paint. */
export interface LocalSettings {
  readonly theme: ThemeChoice;
  readonly palette: PaletteChoice;
  readonly density: DensityChoice;
  readonly klineType: KlineType;
  /** The time zone of all times. */
  readonly timeZone: TimeZoneChoice;
}

export const localDefaults: LocalSettings = {
  theme: 'system',
  palette: 'redUp',
  density: 'comfortable',
  klineType: 'Dark',
  timeZone: 'Asia/Shanghai',
};

export interface DisplaySettings extends CookieSettings, LocalSettings {}

interface CookieSetting<Value extends string> {
  readonly cookie: CookieSpec;
  readonly values: readonly Value[];
  /** Before anything is set. */
  readonly initial: Value;
  /** When it is set without a value and there is no cookie (section 9: cny for the index unit). */
  readonly whenUnset: Value;
}

type CookieTable = { readonly [Name in keyof CookieSettings]: CookieSetting<CookieSettings[Name]> };

const units: readonly CurrencyUnit[] = CURRENCY_UNITS;
const bases: readonly ChangeBase[] = CHANGE_BASES;

export const cookieSettings: CookieTable = {
  unit: {
    cookie: COOKIES.indexUnit,
    values: units,
    initial: UNIT_DEFAULTS.index,
    whenUnset: UNIT_DEFAULTS.indexWhenUnset,
  },
  changeBase: { cookie: COOKIES.indexUtc, values: bases, initial: '24H', whenUnset: '24H' },
  pairUnit: {
    cookie: COOKIES.pairUnit,
    values: units,
    initial: UNIT_DEFAULTS.pair,
    whenUnset: UNIT_DEFAULTS.pair,
  },
  futureUnit: {
    cookie: COOKIES.futureUnit,
    values: units,
    initial: UNIT_DEFAULTS.future,
    whenUnset: UNIT_DEFAULTS.future,
  },
  futureChangeRateType: {
    cookie: COOKIES.futureChangeRateType,
    values: bases,
    initial: '24H',
    whenUnset: '24H',
  },
};

/** Section 4: an explicit value wins, otherwise the stored one, otherwise the default. */
export function settingOf<Value extends string>(
  explicit: string | undefined,
  stored: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const known = (text: string | undefined) => values.find((value) => value === text);
  return known(explicit) ?? known(stored) ?? fallback;
}
