import type { LocalSettings } from './settings.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** page: the visitor's choice or the system's; kline: the chart's own; dark: always dark. */
export type SiteFrameTheme = 'page' | 'kline' | 'dark';

/** The theme to apply. `public/theme.js` computes the same before the first paint. */
export function resolveTheme(
  { theme, klineType }: Pick<LocalSettings, 'theme' | 'klineType'>,
  frame: SiteFrameTheme,
  systemIsDark: boolean,
): 'light' | 'dark' {
  if (frame === 'dark') return 'dark';
  if (frame === 'kline') return klineType === 'Dark' ? 'dark' : 'light';
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}
