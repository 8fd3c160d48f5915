import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowPartNotes, leaveNotesToPage } from './partNotes.ts';
import { StaleNote } from './StaleNote.tsx';

const note = () => screen.queryByText(/数据停在/);

it('a part reports its age, unless the page does so for all parts', () => {
  render(<StaleNote asOf={Date.UTC(2026, 10, 20)} />);
  act(() => allowPartNotes(false));
  expect(note()).not.toBeNull();
  act(leaveNotesToPage);
  expect(note()).toBeNull();
  act(() => allowPartNotes(true));
  expect(note()).not.toBeNull();
});
