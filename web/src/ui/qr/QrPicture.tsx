import { useMemo } from 'react';
import { encode } from 'uqr';
import type { QrCodeProps } from './QrCode.tsx';

/** The modules as one path; use QrCode, which loads it when needed. */
export function QrPicture({ value, label, size }: QrCodeProps) {
  const { path, edge } = useMemo(() => drawn(value), [value]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${edge} ${edge}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

function drawn(value: string): { path: string; edge: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), edge: size };
}
