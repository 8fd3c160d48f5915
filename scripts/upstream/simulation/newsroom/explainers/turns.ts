import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { Explainer } from '../../../catalogue/content/news/explainers/explainer.ts';
import { EXPLAINERS } from '../../../catalogue/content/news/explainers/explainers.ts';
import { toHtml } from '../../../catalogue/content/news/lines.ts';
import { dayIndex } from '../../../catalogue/content/news/wording.ts';
import type { Draft, Reporter } from '../item.ts';

/** One piece every four days in turn, so that the archive never contains one twice. */
const EVERY = 4;
/** Just before the morning's report: what is timeless never stands above what moved. */
const [AT, MINUTE] = [8 * HOUR, 20];

/** Each section spread evenly over the cycle. */
const order: readonly Explainer[] = [...Map.groupBy(EXPLAINERS, ({ section }) => section).values()]
  .flatMap((ofSection) => ofSection.map((piece, i) => ({ piece, place: (i + 0.5) / ofSection.length })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ piece }) => piece);

/** Days after which the pieces repeat. */
export const EXPLAINER_CYCLE = order.length * EVERY;

/** Explainers: timeless, published in turn. */
export const explainers: Reporter = async (day): Promise<Draft[]> => {
  const index = dayIndex(day);
  const piece = index % EVERY === 0 ? order[(index / EVERY) % order.length] : undefined;
  if (!piece) return [];
  return [
    {
      hour: day + AT,
      minute: MINUTE,
      key: `explainer-${piece.key}-${Math.floor(day / DAY)}`,
      section: piece.section,
      desk: 'editors',
      source: '币镜原创',
      headline: true,
      coins: piece.coins,
      title: piece.title,
      content: toHtml(piece.lines),
    },
  ];
};
