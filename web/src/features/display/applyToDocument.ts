import { applyTheme } from '#ui/theme/applyTheme.ts';
import type { LocalSettings, ThemeChoice } from './settings.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The theme to paint: the visitor's choice, or the system's. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/** Sets the attributes that the tokens read; `public/theme.js` does the same before the first paint. */
export function applyToDocument({ theme, palette, density }: LocalSettings, systemIsDark: boolean): void {
  applyTheme({ theme: resolveTheme(theme, systemIsDark), palette, density });
}
