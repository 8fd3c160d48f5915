import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MadeUp } from './MadeUp.tsx';
import { usePageSource } from './shownSources.ts';

const simulated: Provenance = { kind: 'simulated', name: '' };
const real: Provenance = { kind: 'exchange', name: 'Binance' };

function Page({ parts }: { readonly parts: readonly (Provenance | null)[] }) {
  const source = usePageSource();
  return (
    <>
      <output>{source}</output>
      {parts.map((provenance, index) => (
        <MadeUp key={`${index}${provenance?.kind}`} provenance={provenance}>
          <p>part {index}</p>
        </MadeUp>
      ))}
    </>
  );
}

const said = () => screen.getByRole('status').textContent;
const marks = () => screen.queryAllByText('演示数据').length;

test('where everything is made up the page says so, and no part repeats it', async () => {
  await act(async () => render(<Page parts={[simulated, simulated, null]} />));
  expect([said(), marks()]).toEqual(['simulated', 0]);
});

test('beside real data each made-up part marks itself, until it stands alone again', async () => {
  const { rerender, unmount } = render(<Page parts={[simulated, real, simulated, null]} />);
  expect([said(), marks()]).toEqual(['mixed', 2]);
  rerender(<Page parts={[simulated]} />);
  expect([said(), marks()]).toEqual(['simulated', 0]);
  unmount();
  render(<Page parts={[real, null]} />);
  expect([said(), marks()]).toEqual(['real', 0]);
});

test('what people wrote says nothing of the market', () => {
  render(<Page parts={[null]} />);
  expect([said(), marks()]).toEqual(['unknown', 0]);
});
