import { useSelector } from 'react-redux';
import { selectDisplay } from '#features/display/displaySlice.ts';
import { DARK_QUERY, resolveTheme } from '#features/display/resolveTheme.ts';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';

/**
 * Whether the menu is the dark variant, which adds NFT: by the theme that the visitor has on ordinary pages, so that it
 * has the same entries on every page, also where a layout has a theme of its own.
 */
export function useDarkVariant(): boolean {
  const settings = useSelector(selectDisplay);
  const systemIsDark = useMediaQuery(DARK_QUERY);
  return resolveTheme(settings, 'page', systemIsDark) === 'dark';
}
