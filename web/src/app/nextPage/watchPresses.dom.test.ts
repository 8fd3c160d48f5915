import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresses } from './watchPresses.ts';

const onLikely = vi.fn();
const onCancel = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onLikely.mockClear();
  onCancel.mockClear();
  history.replaceState(null, '', '/exchange');
  document.body.innerHTML = `
    <a id="okx" href="/exchange/okx?tab=1"><b>OKX</b></a>
    <a id="here" href="/exchange?sort=name">sorted</a>
    <a id="foreign" href="https://example.org/">elsewhere</a>
    <a id="window" href="/kline" target="_blank">chart</a>
    <a id="file" href="/feeds/policy.xml" download>file</a>`;
  stop = watchPresses(document, { onLikely, onCancel });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const at = (selector: string) => document.querySelector(selector) ?? document.body;

it('names the page whose link is pressed, at the press and not at its end', () => {
  fireEvent.pointerDown(at('#okx b'), { button: 0 });
  expect(onLikely).toHaveBeenCalledExactlyOnceWith('/exchange/okx?tab=1');
});

it('names the page on whose link a mouse rests, and none that it crosses', () => {
  fireEvent.pointerOver(at('#okx'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(50);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  vi.advanceTimersByTime(1_000);
  expect(onLikely).not.toHaveBeenCalled();
  fireEvent.pointerOver(at('#okx'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(100);
  expect(onLikely).toHaveBeenCalledExactlyOnceWith('/exchange/okx?tab=1');
});

it.each(['#here', '#foreign', '#window', '#file', 'body'])('%s is no next page', (selector) => {
  fireEvent.pointerDown(at(selector), { button: 0 });
  expect(onLikely).not.toHaveBeenCalled();
});

it('a press with another button opens nothing here, and one that becomes a scroll is given up', () => {
  fireEvent.pointerDown(at('#okx'), { button: 1 });
  expect(onLikely).not.toHaveBeenCalled();
  fireEvent.pointerCancel(at('#okx'));
  expect(onCancel).toHaveBeenCalledOnce();
});
