import {
  DEFI_TABS,
  type DefiTab,
  defiTabOf,
  labelOfDefiTab,
  titleOfDefiTab,
} from '@coinmirror/shared/pages/defiTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ABOVE_DEFI } from './aboveDefi.ts';
import { DefiOverviewView } from './DefiOverviewView.tsx';
import { DefiResources } from './DefiResources.tsx';
import { AnchoredView, LendingView, PoolsView, RatesView } from './DefiYieldViews.tsx';

/** `/data/defi`, `/defi`: all of DeFi, and the eleven tabs of the specification. */
export default function DataDefiPage() {
  const [params] = useUrlParams();
  const tab = defiTabOf(params.get('tab'));
  useDocumentTitle(titleOfDefiTab(tab));
  const tools = (
    <LinkTabs
      label="DeFi 分类"
      items={[
        { key: 'all', label: '总览', href: hrefTo('dataDefi'), current: tab === null },
        ...DEFI_TABS.map((one, at) => ({
          key: one.key,
          label: labelOfDefiTab(one),
          href: hrefTo('dataDefi', {}, { tab: at }),
          current: tab === one,
        })),
      ]}
    />
  );
  return <TabView tab={tab} tools={tools} />;
}

interface TabViewProps {
  readonly tab: DefiTab | null;
  readonly tools: React.ReactNode;
}

function TabView({ tab, tools }: TabViewProps) {
  const whole = { page: 'dataDefi', tools, title: titleOfDefiTab(tab) } as const;
  if (tab === null) return <DefiOverviewView key="all" {...whole} chain="" />;
  const frame = { ...whole, above: ABOVE_DEFI };
  if (tab.chain !== undefined) return <DefiOverviewView key={tab.chain} {...frame} chain={tab.chain} />;
  switch (tab.key) {
    case 'mining':
      return <PoolsView {...frame} />;
    case 'lending':
      return <LendingView {...frame} />;
    case 'rates':
      return <RatesView {...frame} />;
    case 'anchored':
      return <AnchoredView {...frame} />;
    case 'coins':
      return <DefiOverviewView key="coins" {...frame} chain="" shows="coins" />;
    case 'proposals':
      return <DefiOverviewView key="proposals" {...frame} chain="" shows="proposals" />;
    default:
      return <DefiResources title={frame.title} tools={tools} />;
  }
}
