import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  type LiquidationMap,
  liquidationMapEndpoints,
} from '@coinmirror/shared/contract/dashboards/liquidationMap.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { Money } from '#ui/number/Money.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { roundBuckets } from './roundBuckets.ts';
import { sideGroups } from './sideGroups.ts';

const useMap = queryHookFor(liquidationMapEndpoints, 'liquidationMap');
const HEIGHT = 300;
const ROOM = 400;
const FIRST = 'bitcoin';

/** Where open positions would be liquidated at each price. */
export function LiquidationMapPart() {
  const [params, write] = useUrlParams();
  const code = params.get('coin') ?? FIRST;
  const result = useMap({ code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const coins = result.data?.value.coins ?? [{ code: FIRST, symbol: 'BTC' }];
  return (
    <PageSection
      title="清算地图（估算）"
      about="按近 7 日成交价与常见杠杆推算未平仓位的强平价，已被触及的价位不计；不是平台公布的数据。"
      tools={
        <Select
          label="币种"
          size="s"
          value={code}
          options={coins.map((coin) => ({ value: coin.code, label: coin.symbol }))}
          onChange={(next) => write({ coin: next === FIRST ? null : next })}
        />
      }
    >
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => <MapChart value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function MapChart({ value, asOf }: { readonly value: LiquidationMap; readonly asOf: number }) {
  const { levels, priceAt } = useMemo(() => roundBuckets(value.levels, value.price), [value]);
  const categories = useMemo(
    () => levels.map(({ price }) => formatPrice(price).replace(/\.0+$/, '')),
    [levels],
  );
  const groups = useMemo(() => sideGroups('强平', levels), [levels]);
  const marks = useMemo(
    () => (priceAt === null ? [] : [{ at: priceAt, name: `现价 ${formatPrice(value.price)}` }]),
    [priceAt, value.price],
  );
  return (
    <>
      <p>
        {value.symbol} 现价 <Money usd={value.price} kind="price" />
        ，左侧为多单，右侧为空单。
      </p>
      <BarsChart
        title={`${value.symbol} 清算地图`}
        source="按成交与常见杠杆估算"
        asOf={asOf}
        height={HEIGHT}
        categories={categories}
        groups={groups}
        marks={marks}
        kind="money"
        categoryName="价格（USD）"
      />
    </>
  );
}
