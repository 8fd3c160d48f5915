import { type RefObject, useEffect, useState } from 'react';
import { digitsPending } from '../digits/digitsReady.ts';
import { readThemeColors, type ThemeColors } from './readTokens.ts';

/**
 * The colours in effect on an element; read again when the page's theme or palette changes, and once the figures' face is
 * there, so that what was drawn in a substitute is drawn anew. null before mount.
 */
export function useThemeColors(element: RefObject<Element | null>): ThemeColors | null {
  const [colors, setColors] = useState<ThemeColors | null>(null);
  useEffect(() => {
    const read = () => setColors(readThemeColors(element.current ?? document.documentElement));
    read();
    let left = false;
    void digitsPending()?.then(() => !left && read());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] });
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [element]);
  return colors;
}
