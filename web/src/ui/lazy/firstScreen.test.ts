import { describe, expect, it } from 'vitest';
import { createFirstScreen } from './firstScreen.ts';

/** A browser that is idle when the test says so, and its visitor. */
function idleBrowser() {
  const asked: (() => void)[] = [];
  const acts: (() => void)[] = [];
  let isMoved = false;
  return {
    waits: {
      idle: (act: () => void) => asked.push(act),
      isMoved: () => isMoved,
      onFirstMove: (act: () => void) => acts.push(act),
    },
    pass: () => asked.shift()?.(),
    move: () => {
      isMoved = true;
      for (const act of acts) act();
    },
  };
}

describe('what renders after the first screen', () => {
  it('comes one part at a time, each when the previous one is there and the browser is idle again', () => {
    const { waits, pass } = idleBrowser();
    const { queue } = createFirstScreen(false, waits);
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
    const { waits, pass } = idleBrowser();
    const { queue } = createFirstScreen(false, waits);
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
    const { waits, pass } = idleBrowser();
    const screen = createFirstScreen(false, waits);
    const isThere = screen.queue(() => undefined);
    pass();
    expect(screen.isDrawn()).toBe(false);
    isThere();
    pass();
    expect(screen.isDrawn()).toBe(true);
  });

  it('waits for the visitor where it is far below, and lets what is near go first', () => {
    const { waits, pass, move } = idleBrowser();
    const screen = createFirstScreen(false, waits);
    const drawn: string[] = [];
    const part = (name: string, isNear: boolean) => {
      const isThere = screen.queue(
        () => {
          drawn.push(name);
          isThere();
        },
        () => isNear,
      );
    };
    part('footer', false);
    part('rail', true);
    pass();
    pass();
    pass();
    expect(drawn).toEqual(['rail']);
    expect(screen.isDrawn()).toBe(false);
    move();
    pass();
    expect(drawn).toEqual(['rail', 'footer']);
  });
});
