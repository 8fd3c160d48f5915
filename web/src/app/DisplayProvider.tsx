import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCurrencyRatesQuery } from '#api/endpoints/market.ts';
import { selectDisplay } from '#features/display/displaySlice.ts';
import { DARK_QUERY, resolveTheme } from '#features/display/resolveTheme.ts';
import { useSiteFrame } from '#layouts/useSiteFrame.ts';
import { DEFAULT_DISPLAY, DisplayContext, ThemeContext } from '#ui/display/DisplayContext.tsx';
import { applyTheme } from '#ui/theme/applyTheme.ts';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';

/**
 * Provides the display settings and the currency rates to everything that shows a number, and applies the
 * theme.
 */
export function DisplayProvider({ children }: { children: ReactNode }) {
  const settings = useSelector(selectDisplay);
  const rates = useCurrencyRatesQuery({}).data?.value;
  const systemIsDark = useMediaQuery(DARK_QUERY);
  const frameTheme = useSiteFrame().frame.theme;
  const display = useMemo(
    () => ({
      ...DEFAULT_DISPLAY,
      unit: settings.unit,
      changeBase: settings.changeBase,
      palette: settings.palette,
      density: settings.density,
      timeZone: settings.timeZone,
      rates: rates ?? DEFAULT_DISPLAY.rates,
    }),
    [settings, rates],
  );
  const theme = resolveTheme(settings, frameTheme, systemIsDark);
  const { palette, density } = settings;
  useLayoutEffect(() => applyTheme({ theme, palette, density }), [theme, palette, density]);
  return (
    <ThemeContext value={theme}>
      <DisplayContext value={display}>{children}</DisplayContext>
    </ThemeContext>
  );
}
