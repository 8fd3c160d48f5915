import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AfterFirstScreen } from './AfterFirstScreen.tsx';
import { createFirstScreen, FirstScreenContext } from './firstScreen.ts';

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
      <FirstScreenContext value={createFirstScreen(false, (act) => asked.push(act))}>
        {PARTS}
      </FirstScreenContext>,
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
    const firstScreen = createFirstScreen(false, (act) => asked.push(act));
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
});
