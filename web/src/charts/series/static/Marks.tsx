import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { EVENT_HEIGHT, EVENT_WIDTH } from '../axes/axes.ts';
import { hasTag } from '../axes/hanging.ts';
import { tagShift } from '../axes/tagShift.ts';
import { lastKnown } from '../data/transform.ts';
import { seriesColor } from '../legend/colors.ts';
import { levelName } from '../legend/levelName.ts';
import { shownBands } from '../legend/shownMarks.ts';
import { BAND_ALPHA, tagText } from '../option/marks.ts';
import { type AxisSide, onSide, sideOf, type TimeSeriesView } from '../view.ts';
import { type Plan, textWidth } from './plan.ts';
import styles from './static.module.css';

interface MarksProps {
  readonly view: TimeSeriesView;
  readonly plan: Plan;
  readonly colors: ThemeColors;
}

const SIDES: readonly AxisSide[] = ['left', 'right'];

/** The layer above the lines: bands and levels with their names, the newest values, events. */
export function Marks({ view, plan, colors }: MarksProps) {
  const { left, right, line, bottom, top } = plan;
  return (
    <>
      {line < bottom && <path className={styles.rule} d={`M${left} ${line}H${right}`} />}
      <Bands {...{ view, plan, colors }} />
      {view.levels.map((level) => {
        const at = plan.places[sideOf(level)]?.y(level.value);
        if (at === undefined || at < top || at > line) return null;
        const color = colors[level.tone ?? 'neutral'];
        return (
          <g key={level.text} className={styles.named} fill={color} stroke={color}>
            <path className={styles.level} d={`M${left} ${at}H${right}`} />
            {!view.isNarrow && (
              <text x={left + 5} y={at - 7}>
                {levelName(level, view.drawn)}
              </text>
            )}
          </g>
        );
      })}
      {SIDES.map((side) => (
        <Tag key={side} {...{ side, view, plan, colors }} />
      ))}
      {view.events.map(({ time, title }) => (
        <path
          key={`${time} ${title}`}
          d={`M${(plan.places.left?.x(time) ?? 0) - EVENT_WIDTH / 2} ${line}h${EVENT_WIDTH}l${-EVENT_WIDTH / 2} ${-EVENT_HEIGHT}Z`}
          fill={colors.ink}
        />
      ))}
    </>
  );
}

function Bands({ view, plan, colors }: MarksProps) {
  const { left, right, line: bottom, top } = plan;
  return shownBands(view).map((band) => {
    const places = plan.places[sideOf(band)];
    if (places === null) return null;
    const ends = [
      band.to === null ? top : places.y(band.to),
      band.from === null ? bottom : places.y(band.from),
    ];
    const [from = top, to = bottom] = ends
      .map((end) => Math.min(Math.max(end, top), bottom))
      .sort((a, b) => a - b);
    const color = colors[band.tone];
    return (
      <g key={band.text} className={styles.named} fill={color}>
        <rect x={left} y={from} width={right - left} height={to - from} fillOpacity={BAND_ALPHA} />
        {!view.isNarrow && (
          <text x={left + 5} y={from + 16}>
            {band.text}
          </text>
        )}
      </g>
    );
  });
}

/** Padding of a tag, and its height, px. */
const PAD = 4;
const TAG = 15;

function Tag({ side, view, plan, colors }: MarksProps & { readonly side: AxisSide }) {
  const [first] = onSide(view, side);
  const value = first ? (lastKnown(first.points)?.[1] ?? null) : null;
  const at = value === null ? undefined : plan.places[side]?.y(value);
  if (!hasTag(view, side) || !first || value === null || at === undefined) return null;
  const color = seriesColor(first.series, first.index, colors);
  const text = tagText(first.series.kind, first.text, value);
  const width = textWidth(text) * TAG_SIZE + 2 * PAD;
  const middle = at - tagShift(view, side, plan.bottom - plan.top);
  const from = side === 'left' ? plan.left - 2 - width : plan.right + 2;
  return (
    <g className={styles.tag} fill={color} stroke={color}>
      <path className={styles.newest} d={`M${plan.left} ${at}H${plan.right}`} />
      <rect x={from} y={middle - TAG / 2} width={width} height={TAG} rx="2" />
      <text x={from + PAD} y={middle} dy="0.35em">
        {text}
      </text>
    </g>
  );
}

/** A tag's font is 11 px, the measured one 12 px. */
const TAG_SIZE = 11 / 12;
