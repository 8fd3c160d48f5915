import type { Chart, IndicatorDrawParams, IndicatorTemplate, KLineData } from 'klinecharts';
import { minutesOfPeriod } from '../../klinecharts/period.ts';
import { CANDLE_PANE } from '../../klinecharts/readoutSpace.ts';
import { EVENTS } from './eventsName.ts';
import { type CandleEvents, groupEvents, type Happened, joinMarks, type Mark } from './groupEvents.ts';

/** Radius of a mark, its distance from the foot of the pane, px. */
const RADIUS = 8;
const FOOT = 12;
/** A finger hits a mark within this distance, px. */
const REACH = 16;
/** A press that moved further, px, or took longer, ms, was none. */
const STILL = 6;
const SHORT = 600;
/** Room for the marks below the candles, px, and the library's own, a part of the pane. */
const ROOM = 30;
const USUAL_ROOM = 0.1;
const MOST_WRITTEN = 99;
const MINUTE = 60_000;

/** An event with the one character that its mark bears where it is alone. */
export interface ChartEvent extends Happened {
  readonly id: string;
  readonly sign: string;
}

/** A mark that was pressed: its middle, px from the left and the top of the chart, and its events. */
export interface PressedMark {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly string[];
}

interface Shown {
  readonly groups: readonly CandleEvents<ChartEvent>[];
  /** Those of the last frame. */
  marks: readonly Mark<ChartEvent>[];
}

const shownOf = new WeakMap<Chart, Shown>();

const template: IndicatorTemplate<unknown, unknown, unknown> = {
  name: EVENTS,
  shortName: '',
  figures: [],
  calc: () => [],
  createTooltipDataSource: () => ({ name: '', calcParamsText: '', features: [], legends: [] }),
  draw: drawMarks,
};

/**
 * Shows events (oldest first) as marks at the foot of the candles, drawn with them in one pass, and reports the mark that is
 * pressed. Returns a function that removes them.
 */
export async function showEvents(
  chart: Chart,
  events: readonly ChartEvent[],
  onPress: (mark: PressedMark | null) => void,
): Promise<() => void> {
  const { registerIndicator, getSupportedIndicators } = await import('klinecharts');
  if (!getSupportedIndicators().includes(EVENTS)) registerIndicator(template);
  const follow = () => shownOf.set(chart, { groups: groupsOf(chart, events), marks: [] });
  // The library asks for values whenever candles come; groups change with the list alone.
  let known: { list: readonly KLineData[]; first: number | undefined; count: number } | null = null;
  const calc = (list: KLineData[]) => {
    const first = list[0]?.timestamp;
    if (known?.list !== list || known.first !== first || known.count !== list.length) follow();
    known = { list, first, count: list.length };
    return [];
  };
  const id = chart.createIndicator({ name: EVENTS, paneId: CANDLE_PANE, calc }, true);
  const setRoom = (bottom: number) => chart.overrideYAxis({ paneId: CANDLE_PANE, gap: { bottom } });
  setRoom(ROOM);
  const forget = onPressed(chart, onPress);
  return () => {
    forget();
    setRoom(USUAL_ROOM);
    shownOf.delete(chart);
    if (id !== null) chart.removeIndicator({ id });
  };
}

function groupsOf(chart: Chart, events: readonly ChartEvent[]): readonly CandleEvents<ChartEvent>[] {
  const openings = chart.getDataList().map(({ timestamp }) => timestamp);
  const last = openings.at(-1);
  if (last === undefined) return [];
  return groupEvents(openings, events, last + minutesOfPeriod(chart.getPeriod()) * MINUTE);
}

function drawMarks({ ctx, chart, bounding, xAxis }: IndicatorDrawParams<unknown, unknown, unknown>): true {
  const shown = shownOf.get(chart);
  if (shown === undefined) return true;
  const { from, to } = chart.getVisibleRange();
  const visible = shown.groups.filter(({ place }) => place >= from && place < to);
  const marks = joinMarks(
    visible.map(({ place, events }) => ({ x: Math.round(xAxis.convertToPixel(place)), events })),
    RADIUS * 2 + 2,
  );
  shown.marks = marks;
  if (marks.length === 0) return true;
  const { crosshair, tooltip } = {
    ...chart.getStyles(),
    tooltip: chart.getStyles().indicator.tooltip.legend,
  };
  const { backgroundColor, color, family } = crosshair.horizontal.text;
  const y = bounding.height - FOOT;
  ctx.beginPath();
  for (const { x } of marks) {
    ctx.moveTo(x + RADIUS, y);
    ctx.arc(x, y, RADIUS, 0, 2 * Math.PI);
  }
  ctx.fillStyle = typeof backgroundColor === 'string' ? backgroundColor : tooltip.color;
  ctx.fill();
  ctx.fillStyle = color;
  ctx.font = `10px ${family}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { x, events } of marks) ctx.fillText(textOf(events), x, y + 0.5);
  return true;
}

function textOf(events: readonly ChartEvent[]): string {
  if (events.length > MOST_WRITTEN) return `${MOST_WRITTEN}+`;
  return events.length > 1 ? String(events.length) : (events[0]?.sign ?? '');
}

/** The library keeps touches to itself, so that there is no click. */
function onPressed(chart: Chart, notify: (mark: PressedMark | null) => void): () => void {
  const dom = chart.getDom(CANDLE_PANE, 'main');
  if (dom === null) return () => {};
  const stop = new AbortController();
  let start: { x: number; y: number; time: number } | null = null;
  const listening = { capture: true, passive: true, signal: stop.signal };
  dom.addEventListener(
    'pointerdown',
    ({ clientX, clientY, timeStamp }) => {
      start = { x: clientX, y: clientY, time: timeStamp };
    },
    listening,
  );
  dom.addEventListener(
    'pointerup',
    ({ clientX, clientY, timeStamp }) => {
      if (start === null) return;
      const moved = Math.hypot(clientX - start.x, clientY - start.y);
      const isPress = moved <= STILL && timeStamp - start.time <= SHORT;
      start = null;
      if (isPress) notify(markAt(chart, dom, clientX, clientY));
    },
    listening,
  );
  return () => stop.abort();
}

function markAt(chart: Chart, dom: HTMLElement, clientX: number, clientY: number): PressedMark | null {
  const { left, bottom } = dom.getBoundingClientRect();
  const top = chart.getDom()?.getBoundingClientRect().top ?? 0;
  const [x, above] = [clientX - left, bottom - clientY];
  if (Math.abs(above - FOOT) > REACH) return null;
  const nearest = shownOf
    .get(chart)
    ?.marks.filter((mark) => Math.abs(mark.x - x) <= REACH)
    .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
  return nearest
    ? { x: nearest.x, y: bottom - FOOT - RADIUS - top, ids: nearest.events.map(({ id }) => id) }
    : null;
}
