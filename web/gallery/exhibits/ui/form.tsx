import { DraftNotice } from '#ui/form/DraftNotice.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'DraftNotice',
  about: 'Above a form that holds what was typed earlier: when, and the way to begin anew.',
  states: [{ name: 'restored', wide: true, show: () => <DraftNotice savedAt={NOW} onClear={nothing} /> }],
};
