import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'Card',
  about: 'A block of a page, on its paper: a heading with its end link, and what belongs to it.',
  states: [
    {
      name: 'title and actions',
      show: () => (
        <Card title="热门概念" actions={<PageLink to="home">更多</PageLink>}>
          <p>人工智能、真实世界资产、二层网络</p>
        </Card>
      ),
    },
    {
      name: 'without a title',
      show: () => (
        <Card>
          <p>恐惧与贪婪指数 62，偏贪婪</p>
        </Card>
      ),
    },
    {
      name: 'flush: rows that a hairline parts from the heading',
      show: () => (
        <Card title="最新公告" level={3} flush>
          <SkeletonLines lines={3} lineHeight={40} />
        </Card>
      ),
    },
  ],
};
