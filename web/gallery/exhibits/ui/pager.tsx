import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useLocation } from 'react-router';
import { Pager } from '#ui/pager/Pager.tsx';
import { StepPager } from '#ui/pager/StepPager.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

/** The address keeps the current page, as in the product. */
function Paged({ first, pageCount, total }: { first: number; pageCount: number; total?: number }) {
  const params = new URLSearchParams(useLocation().search);
  const page = Number(params.get('page') ?? first);
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      hrefOf={(to) => hrefTo('home', {}, { page: to })}
      total={total ?? null}
      keepScroll
    />
  );
}

export const exhibit: Exhibit = {
  title: 'Pager',
  about:
    'Pages as links: they can be opened apart, shared, and gone back from. Nothing where there is one page.',
  states: [
    { name: 'first of many', wide: true, show: () => <Paged first={1} pageCount={42} total={4_180} /> },
    { name: 'in the middle', wide: true, show: () => <Paged first={21} pageCount={42} /> },
    { name: 'last', show: () => <Paged first={5} pageCount={5} /> },
    {
      name: 'without addresses',
      show: () => (
        <Held first={1}>
          {(page, onPage) => <StepPager label="评论分页" page={page} pageCount={3} onPage={onPage} />}
        </Held>
      ),
    },
  ],
};
