import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SimulatedBadge } from './SimulatedBadge.tsx';
import { usePageSource, usePageSourceNames } from './shownSources.ts';

const simulated: Provenance = { kind: 'simulated', name: '' };
const real: Provenance = { kind: 'exchange', name: 'Binance' };

/** One part for each name, with its provenance. */
function Page({ parts }: { readonly parts: Readonly<Record<string, Provenance | null>> }) {
  const source = usePageSource();
  return (
    <>
      <output>{source}</output>
      {Object.entries(parts).map(([name, provenance]) => (
        <SimulatedBadge key={name} provenance={provenance}>
          <p>{name}</p>
        </SimulatedBadge>
      ))}
    </>
  );
}

function Names() {
  return <cite>{usePageSourceNames()}</cite>;
}

const said = () => screen.getByRole('status').textContent;
const marks = () => screen.queryAllByText('演示数据').length;

test('when everything is simulated the page says so once, and no part repeats it', async () => {
  await act(async () => render(<Page parts={{ prices: simulated, volumes: simulated, comments: null }} />));
  expect([said(), marks()]).toEqual(['simulated', 0]);
});

test('beside real data each simulated part marks itself, until it is alone again', async () => {
  const { rerender, unmount } = render(
    <Page parts={{ prices: simulated, news: real, volumes: simulated, comments: null }} />,
  );
  expect([said(), marks()]).toEqual(['mixed', 2]);
  rerender(<Page parts={{ prices: simulated }} />);
  expect([said(), marks()]).toEqual(['simulated', 0]);
  unmount();
  render(<Page parts={{ news: real, comments: null }} />);
  expect([said(), marks()]).toEqual(['real', 0]);
});

test('real sources are named, the first two of them, each once, and none beside simulated data', () => {
  const page = (parts: Readonly<Record<string, Provenance>>) => (
    <>
      <Names />
      <Page parts={parts} />
    </>
  );
  const names = () => document.querySelector('cite')?.textContent;
  const both: Provenance = { kind: 'exchange', name: '币安+欧易' };
  const { rerender } = render(page({ prices: both, books: { kind: 'exchange', name: '币安' } }));
  expect(names()).toBe('币安、欧易');
  rerender(page({ prices: both, defi: { kind: 'public', name: 'DefiLlama' } }));
  expect(names()).toBe('币安、欧易 等');
  rerender(page({ prices: both, volumes: simulated }));
  expect(names()).toBe('');
  rerender(page({ defi: { kind: 'public', name: 'DefiLlama' } }));
  expect(names()).toBe('DefiLlama');
});

test('what visitors wrote does not count', () => {
  render(<Page parts={{ comments: null }} />);
  expect([said(), marks()]).toEqual(['unknown', 0]);
});
