import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Named } from '../../show.tsx';

const WAVE = Array.from({ length: 28 }, (_, at) => 100 + at / 4 + Math.sin(at * 0.9) * 3);
const LINES: Readonly<Record<string, readonly number[]>> = {
  up: WAVE,
  down: WAVE.toReversed(),
  'as before': [...WAVE.slice(0, 14), ...WAVE.slice(0, 14).toReversed()],
  flat: WAVE.map(() => 1),
  'two points': [1, 2],
  'one point': [1],
  none: [],
};

export const exhibit: Exhibit = {
  title: 'Sparkline',
  about: "A price's line without axes, coloured by where it ended.",
  states: [
    {
      name: 'up, down, flat, nothing to draw',
      show: () =>
        Object.entries(LINES).map(([name, points]) => (
          <Named key={name} name={name}>
            <Sparkline points={points} label="比特币近 7 日走势" />
          </Named>
        )),
    },
    {
      name: 'another size',
      show: () => <Sparkline points={WAVE} label="比特币近 7 日走势" width={240} height={64} />,
    },
  ],
};
