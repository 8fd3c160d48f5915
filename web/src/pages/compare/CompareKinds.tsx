import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { exchangeCompareHref } from '#features/compare/exchangeCompare.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

interface CompareKindsProps {
  readonly kind: 'coin' | 'exchange';
}

/** Switches between comparing coins and exchanges. */
export function CompareKinds({ kind }: CompareKindsProps) {
  return (
    <LinkTabs
      label="对比什么"
      items={[
        { key: 'coin', label: '币种', href: hrefTo('compare'), current: kind === 'coin' },
        { key: 'exchange', label: '交易所', href: exchangeCompareHref(), current: kind === 'exchange' },
      ]}
    />
  );
}
