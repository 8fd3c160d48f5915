import { coinFeeColumns, type FeePeriod, feePeriods } from '@coinmirror/shared/columns/coinFees.ts';
import type { CoinEarner, CoinFees, FeeKind } from '@coinmirror/shared/contract/coin/fees.ts';
import { linkOfChain, linkOfProtocol } from '@coinmirror/shared/dashboards/defi/columns.ts';
import { formatTimes } from '@coinmirror/shared/format/times.ts';
import { annualised, priceToEarned } from '@coinmirror/shared/indicators/earnings.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { earnerSentence, PRICED } from '@coinmirror/shared/sentences/coinFees.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { AS_IT_CAME } from '#ui/table/asItCame.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import styles from './CoinFees.module.css';

/** What each kind of earner is called, after its name, and whose its fees are. */
export const EARNER_WORDS: Readonly<Record<FeeKind, readonly [title: string, whose: string]>> = {
  protocol: ['协议', '用户付给协议的费用；收入是其中归金库与代币持有人的部分。'],
  issuer: ['发行方', '储备的利息，归发行公司，不归持币人，所以不计 P/F 与 P/S。'],
  gas: ['公链自身（Gas）', '用户为交易付给公链的费用；收入是其中销毁或归金库的部分，其余归验证者。'],
  apps: ['链上应用合计', '这条链上各协议收的费用，归各协议，不计入这个币的 P/F 与 P/S。'],
};

interface EarnerPanelProps {
  readonly earner: CoinEarner;
  readonly of: Pick<CoinFees, 'marketCap'>;
}

/** One earner: what it takes in three times, whose that is, and what the market pays for its year. */
export function EarnerPanel({ earner, of }: EarnerPanelProps) {
  const { kind, name } = earner;
  const columns = useMemo(() => renderColumns(coinFeeColumns(kind)), [kind]);
  const rows = useMemo(() => feePeriods(earner), [earner]);
  const definition = useColumnTerm();
  const said = earnerSentence(earner, of);
  const [title, whose] = EARNER_WORDS[kind];
  return (
    <section className={styles.part} aria-label={`${name} ${title}`}>
      <h3 className={styles.name}>
        <NameOf earner={earner} /> <span className={styles.kind}>{title}</span>
      </h3>
      <p className={styles.words}>{said ? <SentenceText sentence={said} /> : '24 小时的费用没有公布。'}</p>
      <DataTable
        label={`${name} ${title}的费用与收入`}
        columns={columns}
        rows={rows}
        rowKey={periodKey}
        state={AS_IT_CAME}
        definition={definition}
        empty={<EmptyState />}
      />
      {PRICED.has(kind) && <Multiples earner={earner} marketCap={of.marketCap} />}
      <p className={styles.note}>{whose}</p>
    </section>
  );
}

const periodKey = ({ period }: FeePeriod) => period;

function NameOf({ earner: { kind, code, name } }: Pick<EarnerPanelProps, 'earner'>) {
  // An issuer has no page beside that of its coin, which this is.
  if (kind === 'issuer') return name;
  return (
    <HrefLink href={hrefOfLink(kind === 'protocol' ? linkOfProtocol(code) : linkOfChain(code))}>
      {name}
    </HrefLink>
  );
}

interface MultiplesProps {
  readonly earner: CoinEarner;
  readonly marketCap: number | null;
}

/** Market value against a year of fees and of revenue, with the numbers it is computed from in the card. */
function Multiples({ earner: { kind, fees30d, revenue30d }, marketCap }: MultiplesProps) {
  const basis = (name: string, month: number | null) => [
    { name: '流通市值', value: <Money kind="amount" usd={marketCap} /> },
    {
      name: `${name} 30日 ÷ 30 × 365`,
      value: <Money kind="amount" usd={month === null ? null : annualised(month)} />,
    },
  ];
  const suffix = kind === 'gas' ? '（Gas）' : '';
  return (
    <FactList>
      <Fact label={`P/F${suffix}`} definition="priceToFees" inputs={basis('费用', fees30d)}>
        {formatTimes(priceToEarned(marketCap, fees30d))}
      </Fact>
      <Fact label={`P/S${suffix}`} definition="priceToSales" inputs={basis('收入', revenue30d)}>
        {formatTimes(priceToEarned(marketCap, revenue30d))}
      </Fact>
    </FactList>
  );
}
