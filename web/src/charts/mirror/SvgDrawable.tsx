import { useEffect } from 'react';
import type { Drawable } from '../panel/drawable.ts';
import { svgCanvas } from './svgCanvas.ts';

interface SvgDrawableProps {
  /** The drawing; stable. */
  readonly svgOf: () => SVGSVGElement | null;
  readonly onDrawable: (drawable: Drawable | null) => void;
}

/** Hands an SVG over for saving its image; draws nothing. */
export function SvgDrawable({ svgOf, onDrawable }: SvgDrawableProps) {
  useEffect(() => {
    const svg = svgOf();
    if (svg === null) return;
    onDrawable({ toCanvas: (background) => svgCanvas(svg, background) });
    return () => onDrawable(null);
  }, [svgOf, onDrawable]);
  return null;
}
