import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { Command } from '#features/commandPalette/command.ts';
import { localSettingsChanged, unitSet } from '#features/display/displaySlice.ts';
import { optionsOf, paletteLabels, themeLabels, unitOptions } from '#features/display/labels.ts';

const group = '设置';

/** Theme, colours of up and down, time zone and currency: one command for each choice. */
export function settingCommands(dispatch: Dispatch): readonly Command[] {
  return [
    ...optionsOf(themeLabels).map(({ value, label }) => ({
      key: `theme:${value}`,
      label: `主题：${label}`,
      group,
      words: `theme ${value}`,
      run: () => dispatch(localSettingsChanged({ theme: value })),
    })),
    ...optionsOf(paletteLabels).map(({ value, label }) => ({
      key: `palette:${value}`,
      label: `涨跌颜色：${label}`,
      group,
      words: `palette color 红绿 反转 ${value}`,
      run: () => dispatch(localSettingsChanged({ palette: value })),
    })),
    ...optionsOf(ZONE_LABELS).map(({ value, label }) => ({
      key: `zone:${value}`,
      label: `时区：${label}`,
      group,
      words: `time zone ${value}`,
      run: () => dispatch(localSettingsChanged({ timeZone: value })),
    })),
    ...unitOptions.map(({ value, label }) => ({
      key: `unit:${value}`,
      label: `计价单位：${label}`,
      group,
      words: `unit ${value}`,
      run: () => dispatch(unitSet(value)),
    })),
  ];
}
