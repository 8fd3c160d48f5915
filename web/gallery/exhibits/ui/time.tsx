import { QuoteAge } from '#ui/time/QuoteAge.tsx';
import { Time } from '#ui/time/Time.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Named } from '../../show.tsx';

const FORMS = ['full', 'date', 'clock', 'short'] as const;
const MINUTE = 60_000;
const AGES = [0, 3, 75, 60 * 26, 60 * 24 * 9, 60 * 24 * 400] as const;

export const exhibit: Exhibit = {
  title: 'Time, TimeAgo, QuoteAge',
  about: "An instant in the visitor's zone, which the hint names.",
  states: [
    {
      name: 'forms',
      show: () =>
        FORMS.map((form) => (
          <Named key={form} name={form}>
            <Time value={NOW} form={form} />
          </Named>
        )),
    },
    {
      name: 'how long ago',
      show: () =>
        AGES.map((minutes) => (
          <Named key={minutes} name={`${minutes} min`}>
            <TimeAgo time={Date.now() - minutes * MINUTE} />
          </Named>
        )),
    },
    {
      name: 'a quote of three minutes has no mark, an old one has',
      show: () =>
        [3, 23, 75].map((minutes) => (
          <Named key={minutes} name={`${minutes} min`}>
            <span>BTC/USDT</span> <QuoteAge time={Date.now() - minutes * MINUTE} />
          </Named>
        )),
    },
    {
      name: 'unknown',
      show: () => (
        <>
          <Named name="Time">
            <Time value={null} />
          </Named>
          <Named name="TimeAgo">
            <TimeAgo time={null} />
          </Named>
        </>
      ),
    },
  ],
};
