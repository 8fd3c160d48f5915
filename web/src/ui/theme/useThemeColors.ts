import { type RefObject, useEffect, useState } from 'react';
import { readThemeColors, type ThemeColors } from './readTokens.ts';

/** The colours in effect on an element; read again when the page's theme or palette changes. null before mount. */
export function useThemeColors(element: RefObject<Element | null>): ThemeColors | null {
  const [colors, setColors] = useState<ThemeColors | null>(null);
  useEffect(() => {
    const read = () => setColors(readThemeColors(element.current ?? document.documentElement));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] });
    return () => observer.disconnect();
  }, [element]);
  return colors;
}
