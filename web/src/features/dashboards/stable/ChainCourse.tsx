import { stableChainColumns } from '@coinmirror/shared/columns/dashboards/stableChains.ts';
import type {
  ChainedStable,
  StableChain,
  StableChains,
} from '@coinmirror/shared/contract/dashboards/stable.ts';
import { linkOfChain } from '@coinmirror/shared/dashboards/defi/columns.ts';
import { stableChainsSentence } from '@coinmirror/shared/sentences/stableChains.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { AS_IT_CAME } from '#ui/table/asItCame.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './ChainCourse.module.css';
import { ChainCourseChart } from './ChainCourseChart.tsx';
import { useStableChainsQuery } from './stableApi.ts';

/** px of sentence, chart and table. */
const ROOM = 940;
const COINS: readonly { readonly value: ChainedStable; readonly label: string }[] = [
  { value: '', label: '全部' },
  { value: 'tether', label: 'USDT' },
  { value: 'usd-coin', label: 'USDC' },
];
const columns = renderColumns(stableChainColumns(linkOfChain));
const chainKey = ({ name }: StableChain) => name;

/** Supply by chain over time, of all stablecoins or of one of the two largest; the coin is in the address. */
export function ChainCourse({ marketCap }: { readonly marketCap: number | null }) {
  const [params, write] = useUrlParams();
  const coin = COINS.find(({ value }) => value === params.get('on'))?.value ?? '';
  const result = useStableChainsQuery({ coin });
  return (
    <PageSection
      title="各链供应走势"
      tools={
        <Segmented label="稳定币" options={COINS} value={coin} onChange={(on) => write({ on: on || null })} />
      }
    >
      <Loadable
        result={result}
        height={ROOM}
        skeleton={<Skeleton height={ROOM} />}
        isEmpty={isRefused}
        empty={REFUSED}
      >
        {(value, { asOf }) => value && <Course value={value} asOf={asOf} marketCap={marketCap} />}
      </Loadable>
    </PageSection>
  );
}

const isRefused = (value: StableChains | null) => value === null;
const REFUSED = (
  <EmptyState
    title="各公链之和超过数据源自己的合计，没有采信"
    action={<PageLink to="status">数据源状态</PageLink>}
  />
);

interface CourseProps {
  readonly value: StableChains;
  readonly asOf: number;
  readonly marketCap: number | null;
}

function Course({ value, asOf, marketCap }: CourseProps) {
  const said = useMemo(() => stableChainsSentence(value), [value]);
  const definition = useColumnTerm();
  return (
    <div className={styles.parts}>
      {said && (
        <p className={styles.words}>
          <SentenceText sentence={said} />
        </p>
      )}
      <ChainCourseChart value={value} asOf={asOf} />
      <DataTable
        label="各公链上的稳定币"
        columns={columns}
        rows={value.chains}
        rowKey={chainKey}
        state={AS_IT_CAME}
        definition={definition}
        empty={<EmptyState />}
        footnotes={notesOf(value, marketCap)}
      />
    </div>
  );
}

const OTHERS = '其他含较小的公链，与没有公布各链流通量的币种。';
/** Two totals that differ by more than this are of different coins. */
const SAME = 0.005;

/** A source that sums all stablecoins itself has more of them than are listed. */
function notesOf({ coin, total }: StableChains, marketCap: number | null): readonly string[] {
  const isMore = coin === '' && marketCap !== null && Math.abs(total / marketCap - 1) > SAME;
  return isMore ? [OTHERS, '合计为数据源自己汇总的全部稳定币，比表中列出的多。'] : [OTHERS];
}
