import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { NeedsLogin } from '#ui/state/NeedsLogin.tsx';
import { OfflineNote } from '#ui/state/OfflineNote.tsx';
import { OutdatedContent } from '#ui/state/OutdatedContent.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { StateBox } from '#ui/state/StateBox.tsx';
import { WidgetBoundary } from '#ui/state/WidgetBoundary.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

const FAILURE = { kind: 'http', status: 502, message: '', requestId: '1f0c2a34-5b67-489d-a0b1-c2d3e4f50617' };

export const exhibit: Exhibit = {
  title:
    'EmptyState, FailedState, StaleNote, OfflineNote, NeedsLogin, OutdatedContent, WidgetBoundary, StateBox',
  about: 'What stands where data would. Loadable chooses among them; use them alone where there is no query.',
  states: [
    { name: 'empty', show: () => <EmptyState /> },
    {
      name: 'empty, with a way out',
      show: () => (
        <EmptyState
          title="没有符合条件的币种"
          hint="试试放宽涨幅或市值的范围"
          action={<Button size="s">清除筛选</Button>}
        />
      ),
    },
    { name: 'empty, compact', show: () => <EmptyState title="暂无公告" compact /> },
    { name: 'failed', show: () => <FailedState onRetry={nothing} /> },
    {
      name: 'failed, with the id of its request',
      show: () => <FailedState failure={FAILURE} onRetry={nothing} />,
    },
    { name: 'failed, trying again', show: () => <FailedState onRetry={nothing} busy /> },
    { name: 'failed, compact', show: () => <FailedState title="走势加载失败" onRetry={nothing} compact /> },
    { name: 'offline', show: () => <OfflineNote boxed /> },
    { name: 'offline, above data', show: () => <OfflineNote /> },
    { name: 'stale, above data', show: () => <StaleNote asOf={NOW} onRetry={nothing} /> },
    {
      name: 'stale for 14 minutes',
      show: () => <StaleNote asOf={Date.now() - 14 * 60_000} onRetry={nothing} />,
    },
    { name: 'stale, trying again', show: () => <StaleNote asOf={NOW} onRetry={nothing} busy /> },
    { name: 'needs login', show: () => <NeedsLogin title="登录后可以管理自选" onLogin={nothing} /> },
    {
      name: 'the answer before, dimmed',
      show: () => (
        <OutdatedContent is>
          <p>近 7 日净流入 1.28亿</p>
        </OutdatedContent>
      ),
    },
    {
      name: 'a part that draws',
      show: () => (
        <WidgetBoundary>
          <p>近 7 日净流入 1.28亿</p>
        </WidgetBoundary>
      ),
    },
    {
      name: 'the shape of them all',
      show: () => <StateBox title="该币种尚未上线合约" hint="上线后在此显示" />,
    },
  ],
};
