import type { Density, PaletteName, ThemeName } from '../display/DisplayContext.tsx';

/** Sets the visitor's theme, palette and density on <html>, where tokens.css reads them. */
export function applyTheme(choice: { theme: ThemeName; palette: PaletteName; density: Density }): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = choice.theme;
  dataset['palette'] = choice.palette;
  dataset['density'] = choice.density;
}
