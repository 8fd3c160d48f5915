import type { CoinHistory } from '@coinmirror/shared/contract/coin/history.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { candleSource } from '../chart/candleSource.ts';
import { useCoinHistoryQuery } from '../history/historyApi.ts';

const COLUMNS = [...Array.from({ length: 12 }, (_, month) => `${month + 1}月`), '全年'];
/** A month that moves by more, %, has the whole colour: else one wild year would whiten all others. */
const STRONGEST = 40;
const HEIGHT = 240;

interface MonthReturnsProps {
  readonly code: string;
  readonly name: string;
}

/** 月度收益: the change of the price in each month and year, years newest first. */
export function MonthReturns({ code, name }: MonthReturnsProps) {
  // The days themselves are not shown here: one is the fewest that can be asked for.
  const result = useCoinHistoryQuery({ coincode: code, per_page: 1 });
  return (
    <PageSection
      title="月度收益"
      tools={
        <PageLink to="coin" params={{ coinCode: code }} search={{ tab: 'history' }}>
          每日数据
        </PageLink>
      }
    >
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
        isEmpty={({ years }) => years.every(({ changes }) => changes.every((one) => one === null))}
      >
        {({ years }, { asOf }) => <YearsMap name={name} years={years} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

interface YearsMapProps {
  readonly name: string;
  readonly years: CoinHistory['years'];
  readonly asOf: number;
}

function YearsMap({ name, years, asOf }: YearsMapProps) {
  const rows = useMemo(
    () => years.map(({ year, changes, change }) => ({ name: String(year), values: [...changes, change] })),
    [years],
  );
  return (
    <HeatMap
      title={joinSpaced(name, '每月与每年的涨跌')}
      source={`${candleSource()}，按北京时间的月份：月末收盘价对上月末收盘价，首月对首日开盘价`}
      asOf={asOf}
      columns={COLUMNS}
      rows={rows}
      rowName="年份"
      kind="percent"
      digits={1}
      scale="change"
      strongest={STRONGEST}
      snapped
    />
  );
}
