import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowPartNotes } from './partNotes.ts';
import { StaleNote } from './StaleNote.tsx';

/** 2026-11-28 05:55 in Beijing. */
const NOW = Date.UTC(2026, 10, 27, 21, 55);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  act(() => allowPartNotes(true));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['14 minutes', 14 * MINUTE, '数据停在 05:41，14分钟前'],
  ['three hours', 180 * MINUTE, '数据停在 02:55，3小时前'],
  ['less than a minute', 20_000, '数据停在 05:54'],
  ['seven hours, since yesterday', 420 * MINUTE, '数据停在 11-27 22:55，7小时前'],
  ['three days', 3 * 1440 * MINUTE, '数据停在 11-25 05:55'],
  ['a year', 365 * 1440 * MINUTE, '数据停在 2025-11-28'],
  ['a clock that is behind', -2 * MINUTE, '数据停在 05:57'],
])('says where the data stopped and how long ago: %s', (_, age, text) => {
  render(<StaleNote asOf={NOW - age} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
