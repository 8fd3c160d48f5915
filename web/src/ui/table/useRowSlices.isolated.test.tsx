import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowSlices } from './useRowSlices.ts';

const ROWS = 100;
const HEIGHT = 52;

/** A browser that is idle when the test says so. */
const idle: (() => void)[] = [];
vi.mock('../lazy/onIdle.ts', () => ({
  onIdle: (act: () => void) => {
    idle.push(act);
    return () => undefined;
  },
}));

function Rows() {
  const body = useRef<HTMLDivElement>(null);
  const { start, end } = useRowSlices(body, ROWS, HEIGHT);
  return <div ref={body}>{`${start}–${end}`}</div>;
}

afterEach(() => idle.splice(0));

async function letDrawAll() {
  for (let passes = 0; passes < 40 && idle.length > 0; passes += 1) {
    const slice = idle.shift();
    await act(async () => slice?.());
  }
}

test('rows beyond the next screen render on the visitor’s first interaction', async () => {
  const screen = Math.ceil(window.innerHeight / HEIGHT);
  const { container } = render(<Rows />);
  await letDrawAll();
  const drawn = Number(container.textContent?.split('–')[1]);
  expect(drawn).toBeGreaterThanOrEqual(2 * screen);
  expect(drawn).toBeLessThan(ROWS);

  fireEvent.keyDown(window, { key: 'Tab' });
  await letDrawAll();
  await waitFor(() => expect(container.textContent).toBe(`0–${ROWS}`));
});
