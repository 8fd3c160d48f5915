import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { Command } from '#features/commandPalette/command.ts';
import { changeBaseSet, localSettingsChanged, unitSet } from '#features/display/displaySlice.ts';
import {
  baseLabels,
  densityLabels,
  optionsOf,
  paletteLabels,
  themeLabels,
  unitOptions,
} from '#features/display/labels.ts';
import type { LocalSettings } from '#features/display/settings.ts';

const group = '设置';

/** What visitors call a setting. */
const NAMES = {
  theme: ['主题', '外观', '显示模式', '夜间模式', 'theme'],
  palette: ['涨跌颜色', '涨跌色', '涨跌配色', '颜色', '配色', 'palette', 'color'],
  density: ['表格密度', '密度', '行距', 'density'],
  zone: ['时区', '显示时区', 'time zone', 'timezone'],
  base: ['涨跌幅基准', '涨幅基准', '涨跌幅周期'],
  unit: ['计价单位', '货币单位', '单位', '计价', 'unit', 'currency'],
} as const;

/** All display settings: one command for each choice. */
export function settingCommands(dispatch: Dispatch): readonly Command[] {
  const set = (changes: Partial<LocalSettings>) => () => dispatch(localSettingsChanged(changes));
  return [
    ...optionsOf(themeLabels).map(({ value, label }) => ({
      key: `theme:${value}`,
      label: `主题：${label}`,
      group,
      setting: NAMES.theme,
      words: `theme ${value}`,
      run: set({ theme: value }),
    })),
    ...optionsOf(paletteLabels).map(({ value, label }) => ({
      key: `palette:${value}`,
      label: `涨跌颜色：${label}`,
      group,
      setting: NAMES.palette,
      words: `palette color 红绿 反转 ${value}`,
      run: set({ palette: value }),
    })),
    ...optionsOf(densityLabels).map(({ value, label }) => ({
      key: `density:${value}`,
      label: `表格密度：${label}`,
      group,
      setting: NAMES.density,
      words: `density ${value}`,
      run: set({ density: value }),
    })),
    ...optionsOf(ZONE_LABELS).map(({ value, label }) => ({
      key: `zone:${value}`,
      label: `时区：${label}`,
      group,
      setting: NAMES.zone,
      words: `time zone ${value.toLowerCase()}`,
      run: set({ timeZone: value }),
    })),
    ...optionsOf(baseLabels).map(({ value, label }) => ({
      key: `base:${value}`,
      label: `涨跌幅基准：${label}`,
      group,
      setting: NAMES.base,
      run: () => dispatch(changeBaseSet(value)),
    })),
    ...unitOptions.map(({ value, label }) => ({
      key: `unit:${value}`,
      label: `计价单位：${label}`,
      group,
      setting: NAMES.unit,
      words: `unit ${value}`,
      run: () => dispatch(unitSet(value)),
    })),
  ];
}
