import { describe, expect, it } from 'vitest';
import { createFirstScreen } from './firstScreen.ts';

/** A browser that is idle when the test says so. */
function idleBrowser() {
  const asked: (() => void)[] = [];
  return { idle: (act: () => void) => asked.push(act), pass: () => asked.shift()?.() };
}

describe('what renders after the first screen', () => {
  it('comes one part at a time, each when the previous one is there and the browser is idle again', () => {
    const { idle, pass } = idleBrowser();
    const { queue } = createFirstScreen(false, idle);
    const drawn: string[] = [];
    const firstIsThere = queue(() => drawn.push('first'));
    queue(() => drawn.push('second'));
    expect(drawn).toEqual([]);
    pass();
    pass();
    expect(drawn).toEqual(['first']);
    firstIsThere();
    expect(drawn).toEqual(['first']);
    pass();
    expect(drawn).toEqual(['first', 'second']);
  });

  it('does not wait for a part that unmounted, before or during its turn', () => {
    const { idle, pass } = idleBrowser();
    const { queue } = createFirstScreen(false, idle);
    const drawn: string[] = [];
    const takeFirst = queue(() => drawn.push('first'));
    const takeSecond = queue(() => drawn.push('second'));
    queue(() => drawn.push('third'));
    takeSecond();
    pass();
    takeFirst();
    pass();
    expect(drawn).toEqual(['first', 'third']);
  });

  it('is done once everything is there', () => {
    const { idle, pass } = idleBrowser();
    const screen = createFirstScreen(false, idle);
    const isThere = screen.queue(() => undefined);
    pass();
    expect(screen.isDrawn()).toBe(false);
    isThere();
    pass();
    expect(screen.isDrawn()).toBe(true);
  });
});
