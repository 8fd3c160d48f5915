import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { expect, test } from 'vitest';
import { COLOURS } from './frame.ts';

const hex = (colour: string | readonly number[]) =>
  typeof colour === 'string'
    ? colour
    : `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

test('a picture is painted in the colours of all link previews', () => {
  for (const [name, colour] of Object.entries(COLOURS))
    expect([name, hex(colour)]).toEqual([name, PREVIEW_PAINTS[name as keyof typeof PREVIEW_PAINTS]]);
});
