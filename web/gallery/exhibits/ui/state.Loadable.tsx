import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

type Names = readonly string[];

const AT_REST = { isFetching: false, refetch: nothing };
const ANSWER = { value: ['比特币', '以太坊', '泰达币'] as Names, asOf: NOW, stale: false };
const FAILURE = new Error('no answer');

function Shown({ result }: { result: LoadableResult<Names> }) {
  return (
    <Loadable result={result} skeleton={<SkeletonLines lines={3} />}>
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}

export const exhibit: Exhibit = {
  title: 'Loadable',
  about: 'What a query holds, in whichever state it is. Data once shown never gives way to a blank.',
  states: [
    { name: 'loading', show: () => <Shown result={{ ...AT_REST, isFetching: true }} /> },
    { name: 'data', show: () => <Shown result={{ ...AT_REST, data: ANSWER }} /> },
    {
      name: 'data, newer on its way',
      show: () => <Shown result={{ ...AT_REST, data: ANSWER, isFetching: true }} />,
    },
    {
      name: 'data, newer could not be had',
      show: () => <Shown result={{ ...AT_REST, data: ANSWER, error: FAILURE }} />,
    },
    {
      name: 'another question asked: the answer before',
      show: () => <Shown result={{ ...AT_REST, data: ANSWER, currentData: undefined, isFetching: true }} />,
    },
    { name: 'failed', show: () => <Shown result={{ ...AT_REST, error: FAILURE }} /> },
    { name: 'empty', show: () => <Shown result={{ ...AT_REST, data: { ...ANSWER, value: [] } }} /> },
    {
      name: 'empty, in words of its own, in one line',
      show: () => (
        <Loadable
          compact
          result={{ ...AT_REST, data: { ...ANSWER, value: [] as Names } }}
          empty={<EmptyState compact title="还没有自选币种" />}
        >
          {() => null}
        </Loadable>
      ),
    },
  ],
};
