import { type Alert, readZone, zoneCode } from '@coinmirror/shared/alerts/alert.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { findIndicator, indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';

const all: readonly Indicator[] = Object.values(indicators);

/** The indicators whose bands can be watched. */
export const ZONE_INDICATORS = all.map(({ key, short }) => ({ value: key, label: short }));

/** The bands of an indicator, by the code of their zone. */
export function zonesOf(key: string): readonly { readonly value: string; readonly label: string }[] {
  const bands = findIndicator(key)?.bands ?? [];
  return bands.map(({ key: band, name, from, to }) => ({
    value: zoneCode(key, band),
    label: `${name}（${rangeText(from, to)}）`,
  }));
}

function rangeText(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '全部' : `低于 ${to}`;
  return to === null ? `${from} 以上` : `${from}–${to}`;
}

/** A band as an alert is about it: `ahr999 进入“抄底”`; null for a code of no band. */
export function targetOfZone(code: string): Alert['target'] {
  const zone = readZone(code);
  const indicator = findIndicator(zone.indicator);
  const band = indicator?.bands.find(({ key }) => key === zone.band);
  return indicator && band ? { code, name: `${indicator.short} 进入“${band.name}”` } : null;
}
