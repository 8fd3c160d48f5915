import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { formatFullMoney, writeGain } from '@coinmirror/shared/format/fullMoney.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { UNKNOWN, writePercent } from '@coinmirror/shared/format/written.ts';
import { closesToNow } from '@coinmirror/shared/portfolio/closesToNow.ts';
import { extremesOf } from '@coinmirror/shared/portfolio/extremes.ts';
import type { PortfolioTotal, Quote } from '@coinmirror/shared/portfolio/holdings.ts';
import { BITCOIN, type InsteadBitcoin, insteadBitcoin } from '@coinmirror/shared/portfolio/insteadBitcoin.ts';
import { timeWeightedReturn } from '@coinmirror/shared/portfolio/timeWeighted.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from '../portfolio.module.css';
import { useHoldingCloses } from '../useHoldingCloses.ts';

interface PerformanceFactsProps {
  readonly trades: readonly Trade[];
  readonly rows: readonly NamedHolding[];
  readonly total: PortfolioTotal;
  /** Prices of now, by coin; Bitcoin's, whether it is held or not. */
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly nameOf: (code: string) => string;
}

/** What the money did: its return whenever it came, the same money in Bitcoin, fees, the best and the worst holding. */
export function PerformanceFacts({ trades, rows, total, quotes, nameOf }: PerformanceFactsProps) {
  const display = useDisplay();
  const { data } = useHoldingCloses(trades);
  const { timed, instead } = useMemo(() => {
    if (data === undefined) return { timed: null, instead: null };
    const closes = closesToNow(new Map(data.value.closes), quotes, data.asOf);
    const price = quotes.get(BITCOIN)?.price ?? null;
    return {
      timed: timeWeightedReturn(trades, closes, data.asOf),
      instead: price === null ? null : insteadBitcoin(trades, closes, price),
    };
  }, [trades, quotes, data]);
  const extremes = useMemo(() => extremesOf(rows), [rows]);
  const ahead = instead?.kind === 'known' && total.unpriced === 0 ? total.value - instead.value : null;

  return (
    <>
      <FactList>
        <Fact label="时间加权收益" definition="timeWeightedReturn" note={timed && sinceText(timed.from)}>
          <NumberText written={timed === null ? UNKNOWN : writePercent(timed.percent)} />
        </Fact>
        <Fact
          label="同样的钱买 BTC"
          definition="insteadBitcoin"
          note={instead?.kind === 'known' ? null : whyUnknown(instead, nameOf)}
        >
          {formatFullMoney(instead?.kind === 'known' ? instead.value : null, display)}
        </Fact>
        <Fact label="比买 BTC" definition="insteadBitcoin" note={total.unpriced > 0 ? '有币没有行情' : null}>
          <NumberText written={writeGain(ahead, null, display)} />
        </Fact>
        <Fact label="手续费合计" definition="tradeFees">
          {formatFullMoney(total.fees, display)}
        </Fact>
        {extremes && (
          <>
            <Extreme label="涨得最多" row={extremes.best} />
            <Extreme label="涨得最少" row={extremes.worst} />
          </>
        )}
      </FactList>
      {timed !== null && timed.leftOut.length > 0 && (
        <p className={styles.note}>
          {timed.leftOut.map(nameOf).join('、')} 没有日线的日子不计入时间加权收益。
        </p>
      )}
    </>
  );
}

function Extreme({ label, row }: { readonly label: string; readonly row: NamedHolding }) {
  return (
    <Fact label={label} definition="extremeHolding">
      <PageLink to="coin" params={{ coinCode: row.code }}>
        {row.symbol}
      </PageLink>{' '}
      <NumberText written={writePercent(row.unrealisedPercent)} />
    </Fact>
  );
}

function sinceText(from: number | null): string | null {
  return from === null ? null : `${formatDate(from)} 起`;
}

function whyUnknown(
  instead: Exclude<InsteadBitcoin, { kind: 'known' }> | null,
  nameOf: (code: string) => string,
) {
  if (instead === null) return null;
  return instead.kind === 'short'
    ? `${instead.day} 取出的钱比那时的 BTC 多`
    : `${instead.day} 没有 ${nameOf(instead.code)} 的收盘价`;
}
