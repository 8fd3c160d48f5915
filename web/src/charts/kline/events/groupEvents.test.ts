import { describe, expect, it } from 'vitest';
import { groupEvents, joinMarks } from './groupEvents.ts';

const at = (time: number) => ({ time });

describe('groupEvents', () => {
  it('gives each candle the events that happened in it, the last one until its end', () => {
    const events = [at(5), at(10), at(19), at(30), at(39), at(40)];
    expect(groupEvents([10, 20, 30], events, 40)).toEqual([
      { place: 0, events: [at(10), at(19)] },
      { place: 2, events: [at(30), at(39)] },
    ]);
  });

  it('gives what happened in a gap to the candle before it', () => {
    expect(groupEvents([10, 50], [at(30)], 60)).toEqual([{ place: 0, events: [at(30)] }]);
  });

  it('has nothing without candles', () => {
    expect(groupEvents([], [at(1)], 10)).toEqual([]);
  });
});

describe('joinMarks', () => {
  it('joins marks that would overlap, from the left', () => {
    const marks = [0, 6, 12, 30].map((x) => ({ x, events: [at(x)] }));
    expect(joinMarks(marks, 10).map(({ x, events }) => [x, events.length])).toEqual([
      [0, 2],
      [12, 1],
      [30, 1],
    ]);
  });
});
