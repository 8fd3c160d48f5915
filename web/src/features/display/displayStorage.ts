import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import {
  type CookieSettings,
  cookieSettings,
  DENSITIES,
  type DisplaySettings,
  KLINE_TYPES,
  type LocalSettings,
  PALETTES,
  settingOf,
  THEMES,
} from './settings.ts';

const defaults: LocalSettings = {
  theme: 'system',
  palette: 'redUp',
  density: 'comfortable',
  klineType: 'Dark',
};

const localSettings = v.object({
  theme: v.fallback(v.picklist(THEMES), defaults.theme),
  palette: v.fallback(v.picklist(PALETTES), defaults.palette),
  density: v.fallback(v.picklist(DENSITIES), defaults.density),
  klineType: v.fallback(v.picklist(KLINE_TYPES), defaults.klineType),
});

/** What this browser remembers; anything unknown is the default. */
export function readDisplay(): DisplaySettings {
  const stored = v.safeParse(localSettings, readStored(STORAGE_KEYS.display));
  return { ...readCookieSettings(), ...(stored.success ? stored.output : defaults) };
}

function readCookieSettings(): CookieSettings {
  return {
    unit: restored('unit'),
    changeBase: restored('changeBase'),
    pairUnit: restored('pairUnit'),
    futureUnit: restored('futureUnit'),
    futureChangeRateType: restored('futureChangeRateType'),
  };
}

function restored<Name extends keyof CookieSettings>(name: Name): CookieSettings[Name] {
  const { cookie, values, initial } = cookieSettings[name];
  return settingOf(undefined, readCookie(cookie), values, initial);
}

/** The value a setting takes when it is set: explicit, else the cookie's, else its default. */
export function valueWhenSet<Name extends keyof CookieSettings>(
  name: Name,
  explicit?: CookieSettings[Name],
): CookieSettings[Name] {
  const { cookie, values, whenUnset } = cookieSettings[name];
  return settingOf(explicit, readCookie(cookie), values, whenUnset);
}

export function writeCookieSetting<Name extends keyof CookieSettings>(
  name: Name,
  value: CookieSettings[Name],
): void {
  writeCookie(cookieSettings[name].cookie, value);
}

export function writeLocalSettings({ theme, palette, density, klineType }: LocalSettings): void {
  writeStored(STORAGE_KEYS.display, { theme, palette, density, klineType });
}
