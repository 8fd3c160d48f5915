import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, MOST_STEPS, redo, step, undo } from './history.ts';

const steps = fc.array(fc.integer({ min: 1 }), { maxLength: 30 });

describe('history', () => {
  it('undo to the start and redo ends at the same value', () => {
    fc.assert(
      fc.property(steps, (values) => {
        let history = values.reduce(step<number>, begin(0));
        const end = history;
        const count = end.past.length;
        for (let turn = 0; turn < count; turn += 1) history = undo(history);
        expect(history.present).toBe(0);
        for (let turn = 0; turn < count; turn += 1) history = redo(history);
        expect(history).toEqual(end);
      }),
    );
  });

  it('drops undone steps after a new one', () => {
    const history = step(undo(step(step(begin('a'), 'b'), 'c')), 'd');
    expect(history).toEqual({ past: ['a', 'b'], present: 'd', future: [] });
    expect(redo(history)).toBe(history);
  });

  it('adds no step for an equal value, and stops at its start', () => {
    const history = begin('a');
    expect(step(history, 'a')).toBe(history);
    expect(undo(history)).toBe(history);
  });

  it('keeps a limited number of steps', () => {
    const values = Array.from({ length: MOST_STEPS + 5 }, (_, value) => value + 1);
    const history = values.reduce(step<number>, begin(0));
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toBe(5);
  });
});
