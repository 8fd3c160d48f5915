import type { ThemeColors } from '#ui/theme/readTokens.ts';

const FONT_SIZE = 12;

/** The library's theme object, made of our tokens: every chart gets the same axes, grid and tooltip. */
export function toTheme(colors: ThemeColors) {
  const text = { color: colors.text2, fontFamily: colors.fontFamily, fontSize: FONT_SIZE };
  const axis = {
    axisLine: { show: false, lineStyle: { color: colors.line2 } },
    axisTick: { show: false },
    axisLabel: { color: colors.text3, fontSize: FONT_SIZE, fontFamily: colors.fontFamily },
    splitLine: { show: true, lineStyle: { color: colors.line, width: 1 } },
    nameTextStyle: { color: colors.text3, fontSize: FONT_SIZE },
  };
  const xAxis = { ...axis, splitLine: { show: false }, axisLine: { ...axis.axisLine, show: true } };
  const pointer = { color: colors.text3, width: 1, type: 'dashed' };
  return {
    color: [...colors.series],
    backgroundColor: 'transparent',
    textStyle: text,
    timeAxis: xAxis,
    categoryAxis: xAxis,
    valueAxis: axis,
    logAxis: axis,
    axisPointer: {
      lineStyle: pointer,
      crossStyle: pointer,
      label: { backgroundColor: colors.text2, color: colors.paper, fontSize: FONT_SIZE },
    },
    tooltip: {
      backgroundColor: colors.paper,
      borderColor: colors.line,
      borderWidth: 1,
      padding: 0,
      textStyle: { ...text, color: colors.text },
      extraCssText: 'box-shadow: var(--shadow); border-radius: var(--radius);',
    },
    dataZoom: {
      borderColor: colors.line,
      fillerColor: withAlpha(colors.ink, 0.12),
      handleStyle: { color: colors.paper, borderColor: colors.line2 },
      moveHandleStyle: { color: colors.line },
      dataBackground: { lineStyle: { color: colors.line2 }, areaStyle: { color: colors.line } },
      selectedDataBackground: {
        lineStyle: { color: colors.ink },
        areaStyle: { color: colors.ink, opacity: 0.1 },
      },
      textStyle: { color: colors.text3 },
    },
  };
}

/** `#rrggbb` with an opacity between 0 and 1; any other notation is returned unchanged. */
export function withAlpha(color: string, alpha: number): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return color;
  const byte = Math.round(Math.min(Math.max(alpha, 0), 1) * 255);
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}
