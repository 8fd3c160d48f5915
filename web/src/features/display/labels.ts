import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { CURRENCY_UNIT_FACTS, CURRENCY_UNITS } from '@coinmirror/shared/constants/currencyUnits.ts';
import type { DensityChoice, PaletteChoice, ThemeChoice } from './settings.ts';

/** `人民币 CNY`; a unit that is not a currency has its name only. */
export const unitOptions = CURRENCY_UNITS.map((unit) => ({
  value: unit,
  label:
    unit === 'local'
      ? CURRENCY_UNIT_FACTS[unit].name
      : `${CURRENCY_UNIT_FACTS[unit].name} ${unit.toUpperCase()}`,
}));

export const baseLabels: Record<ChangeBase, string> = { '24H': '24H', UTC8: 'UTC+8', UTC0: 'UTC0' };

export const themeLabels: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' };

export const paletteLabels: Record<PaletteChoice, string> = {
  redUp: '红涨绿跌',
  greenUp: '绿涨红跌',
  blueOrange: '蓝涨橙跌',
};

export const densityLabels: Record<DensityChoice, string> = { comfortable: '标准', compact: '紧凑' };

/** A table of labels as options, in the table's order. */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
