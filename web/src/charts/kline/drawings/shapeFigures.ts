import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { area, corners, type Figures, label, line, type Sketch } from './sketch.ts';

const NOTE_LENGTH = 24;

export function rectangle({ at: [one, other] }: Sketch): Figures {
  return one && other ? [area(corners(one, other))] : [];
}

/** A circle on screen: its first point is the centre, its second lies on the circumference. */
export function circle({ at: [middle, rim] }: Sketch): Figures {
  if (!middle || !rim) return [];
  const r = Math.hypot(rim.x - middle.x, rim.y - middle.y);
  return [{ type: 'circle', attrs: { x: middle.x, y: middle.y, r } }];
}

export function text({ at: [at], text: words }: Sketch): Figures {
  if (!at) return [];
  return [{ ...label(at, words, { baseline: 'bottom', behind: 'transparent' }), ignoreEvent: false }];
}

/** A price label with a short line to the point it was read at. */
export function priceNote({ at: [at], anchors: [anchor], places }: Sketch): Figures {
  if (!at || !anchor) return [];
  const end = { x: at.x + NOTE_LENGTH, y: at.y - NOTE_LENGTH };
  return [
    line(at, end),
    { ...label(end, formatPrice(anchor.price, places), { baseline: 'bottom' }), ignoreEvent: false },
  ];
}
