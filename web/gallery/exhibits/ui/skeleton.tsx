import { Skeleton, SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

export const exhibit: Exhibit = {
  title: 'Skeleton, SkeletonLines',
  about: 'The place of something still loading, of the size of what is coming, so that nothing shifts.',
  states: [
    { name: 'block', show: () => <Skeleton height={96} /> },
    {
      name: 'round, beside a line',
      show: () => (
        <Row>
          <Skeleton width={32} height={32} round />
          <Skeleton width={160} />
        </Row>
      ),
    },
    { name: 'lines', show: () => <SkeletonLines lines={4} /> },
    { name: 'a block: the line first', show: () => <SkeletonLines lines={4} ruled /> },
    { name: 'rows of a table', show: () => <SkeletonLines lines={3} lineHeight={52} /> },
  ],
};
