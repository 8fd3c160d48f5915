import { describe, expect, test } from 'vitest';
import { pressed, tallyOf, withVote } from './tally.ts';

const tallies = { list: [{ item: '', up: 3, down: 2, mine: null }] };

describe('a visitor’s vote', () => {
  test('counts once however often it is changed', () => {
    const up = withVote(tallies, '', 'up');
    expect(tallyOf(up, '')).toEqual({ item: '', up: 4, down: 2, mine: 'up' });
    const down = withVote(up, '', 'down');
    expect(tallyOf(down, '')).toEqual({ item: '', up: 3, down: 3, mine: 'down' });
    expect(tallyOf(withVote(down, '', null), '')).toEqual(tallies.list[0]);
  });

  test('on an item without votes starts at one, and leaves the others unchanged', () => {
    const after = withVote(tallies, 'notice-1', 'down');
    expect(tallyOf(after, 'notice-1')).toEqual({ item: 'notice-1', up: 0, down: 1, mine: 'down' });
    expect(tallyOf(after, '')).toEqual(tallies.list[0]);
  });

  test('is withdrawn by choosing the same again', () => {
    expect(pressed('up', 'up')).toBe('none');
    expect(pressed('up', 'down')).toBe('down');
    expect(pressed(null, 'down')).toBe('down');
  });
});
