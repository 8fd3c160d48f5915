import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ShareIcon } from '#ui/icon/icons.ts';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SummaryLine, Updated } from '#ui/page/SummaryLine.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const WAY = (
  <Breadcrumb
    items={[
      { label: '首页', href: hrefTo('home') },
      { label: '比特币', href: hrefTo('coin', { coinCode: 'bitcoin' }) },
      { label: '持币地址' },
    ]}
  />
);

export const exhibit: Exhibit = {
  title: 'PageHeader, SummaryLine, Updated, Breadcrumb, PageSection',
  about: 'The head of a page: its one H1, what it shows, and when its data was last updated.',
  states: [
    {
      name: 'everything',
      wide: true,
      show: () => (
        <PageHeader
          breadcrumb={WAY}
          title="比特币持币地址"
          summary="前 100 个地址的持仓与近 24 小时的变化"
          asOf={NOW}
          actions={
            <Button size="s" icon={<ShareIcon />}>
              分享
            </Button>
          }
        />
      ),
    },
    {
      name: 'still loading',
      wide: true,
      show: () => <PageHeader title="涨幅榜" summary="24 小时涨幅最大的币种" asOf={null} />,
    },
    { name: 'no data of its own', wide: true, show: () => <PageHeader title="用户协议" /> },
    {
      name: 'the line alone',
      wide: true,
      show: () => <SummaryLine summary="各交易平台的价格、成交与占比" asOf={NOW} />,
    },
    {
      name: 'a time that moves by itself',
      wide: true,
      show: () => <PageHeader title="加密货币行情" updated={<Updated asOf={NOW} />} />,
    },
    { name: 'breadcrumb alone', wide: true, show: () => WAY },
    {
      name: 'parts with a narrow column beside them',
      wide: true,
      show: () => (
        <WithRail rail={<Card title="风险卡">没有已知的安全事件</Card>}>
          <Card title="功能">自托管私钥</Card>
          <Card title="公告">还没有公告</Card>
        </WithRail>
      ),
    },
    {
      name: 'a part under its heading',
      wide: true,
      show: () => (
        <PageSection
          title="提币费"
          about="各公链的提币费由平台收取，与链上矿工费不同。"
          tools={<Button size="s">全部</Button>}
        >
          没有数据
        </PageSection>
      ),
    },
  ],
};
