import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { fields, one } from '#api/storage/codec.ts';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import {
  type CookieSettings,
  cookieSettings,
  DENSITIES,
  type DisplaySettings,
  KLINE_TYPES,
  type LocalSettings,
  localDefaults,
  PALETTES,
  settingOf,
  THEMES,
  TIME_ZONES,
} from './settings.ts';

const localSettings = fields<LocalSettings>({
  theme: one(v.picklist(THEMES), localDefaults.theme),
  palette: one(v.picklist(PALETTES), localDefaults.palette),
  density: one(v.picklist(DENSITIES), localDefaults.density),
  klineType: one(v.picklist(KLINE_TYPES), localDefaults.klineType),
  timeZone: one(v.picklist(TIME_ZONES), localDefaults.timeZone),
});

/** The settings this browser remembers; an unknown value becomes the default. */
export function readDisplay(): DisplaySettings {
  return { ...readCookieSettings(), ...readLocalSettings() };
}

function readLocalSettings(): LocalSettings {
  return localSettings.read(readStored(STORAGE_KEYS.display));
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

/** The value a setting takes when set: the explicit one, else the cookie's, else its default. */
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

/** Writes the settings that are kept in local storage. */
export function writeLocalSettings(settings: LocalSettings): void {
  writeStored(STORAGE_KEYS.display, localSettings.write(settings, readStored(STORAGE_KEYS.display)));
}
