import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Button } from '#ui/button/Button.tsx';
import { SettingsIcon } from '#ui/icon/icons.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

const RANKINGS = [
  { key: 'rise', label: '涨幅榜' },
  { key: 'fall', label: '跌幅榜' },
  { key: 'turnover', label: '换手率榜' },
] as const;

const MANY = [
  '行情',
  '走势图',
  '交易对',
  '合约',
  '持币地址',
  '资金流向',
  '多空比',
  '公告',
  '历史数据',
  '简介',
];

function coinTabs() {
  const params = { coinCode: 'bitcoin' };
  return [{ key: 'coin', label: '概况', href: hrefTo('coin', params) }].concat(
    MANY.map((label, index) => ({ key: label, label, href: `${hrefTo('coin', params)}?tab=${index}` })),
  );
}

export const exhibit: Exhibit = {
  title: 'Tabs, LinkTabs',
  about: 'Parts of one page (Tabs), or pages of their own (LinkTabs). Arrow keys move among Tabs and choose.',
  states: [
    {
      name: 'tabs of a page',
      show: () => (
        <Held<string> first="rise">
          {(key, hold) => (
            <Tabs label="榜单" items={RANKINGS} value={key} onChange={hold}>
              <p>{RANKINGS.find((item) => item.key === key)?.label}的内容。</p>
            </Tabs>
          )}
        </Held>
      ),
    },
    {
      name: 'with a small aside',
      show: () => (
        <Held<string> first="fall">
          {(key, hold) => (
            <Tabs
              label="榜单"
              items={RANKINGS}
              value={key}
              onChange={hold}
              smallAside
              aside={
                <Button size="s" variant="quiet" icon={<SettingsIcon />}>
                  设置
                </Button>
              }
            >
              <p>{RANKINGS.find((item) => item.key === key)?.label}的内容。</p>
            </Tabs>
          )}
        </Held>
      ),
    },
    {
      name: 'more than fit: they scroll',
      wide: true,
      address: `${hrefTo('coin', { coinCode: 'bitcoin' })}?tab=9`,
      show: () => (
        <LinkTabs
          label="比特币的页面"
          items={coinTabs().map((tab, index) => ({ ...tab, current: index === 8 }))}
        />
      ),
    },
    {
      name: 'pages, with an aside',
      wide: true,
      address: hrefTo('coin', { coinCode: 'bitcoin' }),
      show: () => (
        <LinkTabs
          label="比特币的页面"
          items={coinTabs()
            .slice(0, 3)
            .map((tab, index) => ({ ...tab, current: index === 0 }))}
          aside={<Button size="s">加入自选</Button>}
        />
      ),
    },
  ],
};
