/** Something that happened at a time, epoch ms. */
export interface Happened {
  readonly time: number;
}

/** Events of one candle, oldest first. */
export interface CandleEvents<Event extends Happened> {
  /** Index of the candle. */
  readonly place: number;
  readonly events: readonly Event[];
}

/**
 * Events by the candle in which they happened, both oldest first. Before the first candle, and after the end of the last one
 * (`lastEnd`), there is none.
 */
export function groupEvents<Event extends Happened>(
  openings: readonly number[],
  events: readonly Event[],
  lastEnd: number,
): readonly CandleEvents<Event>[] {
  const groups: { place: number; events: Event[] }[] = [];
  let place = -1;
  for (const event of events) {
    if (event.time >= lastEnd) break;
    while ((openings[place + 1] ?? Number.POSITIVE_INFINITY) <= event.time) place += 1;
    if (place < 0) continue;
    const last = groups.at(-1);
    if (last?.place === place) last.events.push(event);
    else groups.push({ place, events: [event] });
  }
  return groups;
}

/** A mark as drawn: its middle, px, and its events. */
export interface Mark<Event extends Happened> {
  readonly x: number;
  readonly events: readonly Event[];
}

/** Marks that do not overlap: those nearer than `width` px to the one before join it. */
export function joinMarks<Event extends Happened>(
  marks: readonly Mark<Event>[],
  width: number,
): readonly Mark<Event>[] {
  const joined: Mark<Event>[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && mark.x - last.x < width)
      joined[joined.length - 1] = { x: last.x, events: [...last.events, ...mark.events] };
    else joined.push(mark);
  }
  return joined;
}
