import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AfterFirstScreen } from './AfterFirstScreen.tsx';
import { createFirstScreen, FirstScreenContext } from './firstScreen.ts';

/** A browser that is idle when the test says so, whose visitor has not moved. */
function idleWaits(asked: (() => void)[]) {
  return {
    idle: (act: () => void) => asked.push(act),
    isMoved: () => false,
    onFirstMove: () => undefined,
  };
}

const texts = () => screen.queryAllByText(/chart|board|place/).map(({ textContent }) => textContent);

const PARTS = (
  <>
    <AfterFirstScreen fallback={<p>place</p>}>
      <p>chart</p>
    </AfterFirstScreen>
    <AfterFirstScreen>
      <p>board</p>
    </AfterFirstScreen>
  </>
);

describe('a part below the first screen', () => {
  it('keeps its space, and renders after the previous one when the browser is idle', async () => {
    const asked: (() => void)[] = [];
    const pass = () => act(async () => asked.shift()?.());
    render(
      <FirstScreenContext value={createFirstScreen(false, idleWaits(asked))}>{PARTS}</FirstScreenContext>,
    );
    expect(texts()).toEqual(['place']);
    await pass();
    expect(texts()).toEqual(['chart']);
    await pass();
    expect(texts()).toEqual(['chart', 'board']);
  });

  it('does not block those behind it when it unmounts in its turn', async () => {
    const asked: (() => void)[] = [];
    const pass = () => act(async () => asked.shift()?.());
    const firstScreen = createFirstScreen(false, idleWaits(asked));
    const page = (hasChart: boolean) => (
      <FirstScreenContext value={firstScreen}>
        {hasChart && <AfterFirstScreen key="chart">chart</AfterFirstScreen>}
        <AfterFirstScreen key="board">
          <p>board</p>
        </AfterFirstScreen>
      </FirstScreenContext>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    await pass();
    await pass();
    expect(texts()).toEqual(['board']);
  });

  it('renders at once on every later page', () => {
    render(PARTS);
    expect(texts()).toEqual(['chart', 'board']);
  });

  it('waits where what stands before it ends more than a screen below', async () => {
    const asked: (() => void)[] = [];
    const pass = () => act(async () => asked.shift()?.());
    const above = (height: number) => (element: HTMLElement | null) => {
      if (element !== null) element.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
    };
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    render(
      <FirstScreenContext value={createFirstScreen(false, idleWaits(asked))}>
        <section>
          <div ref={above(1_599)} />
          <AfterFirstScreen>board</AfterFirstScreen>
        </section>
        <section>
          <div ref={above(1_600)} />
          <AfterFirstScreen>chart</AfterFirstScreen>
        </section>
      </FirstScreenContext>,
    );
    await pass();
    await pass();
    expect(texts()).toEqual(['board']);
  });
});
