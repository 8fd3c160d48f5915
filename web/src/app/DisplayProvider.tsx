import { type ReactNode, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCurrencyRatesQuery } from '#api/endpoints/market.ts';
import { applyToDocument, DARK_QUERY, resolveTheme } from '#features/display/applyToDocument.ts';
import { selectDisplay } from '#features/display/displaySlice.ts';
import { DEFAULT_DISPLAY, DisplayContext } from '#ui/display/DisplayContext.tsx';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';

/** Hands the display settings and the currency rates to everything that shows a number. */
export function DisplayProvider({ children }: { children: ReactNode }) {
  const settings = useSelector(selectDisplay);
  const rates = useCurrencyRatesQuery({}).data?.value;
  const systemIsDark = useMediaQuery(DARK_QUERY);
  const display = useMemo(
    () => ({
      ...DEFAULT_DISPLAY,
      unit: settings.unit,
      changeBase: settings.changeBase,
      palette: settings.palette,
      density: settings.density,
      theme: resolveTheme(settings.theme, systemIsDark),
      rates: rates ?? DEFAULT_DISPLAY.rates,
    }),
    [settings, rates, systemIsDark],
  );
  useEffect(() => applyToDocument(settings, systemIsDark), [settings, systemIsDark]);
  return <DisplayContext value={display}>{children}</DisplayContext>;
}
