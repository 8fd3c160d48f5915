import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { DefiBoard } from '@coinmirror/shared/contract/defi/board.ts';
import { defiCoinFigures, defiFigures, defiProposalFigures } from '@coinmirror/shared/figures/defi/board.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { lockedSeriesKey } from '@coinmirror/shared/pages/series.ts';
import type { ReactNode } from 'react';
import { DefiShares } from '#features/figures/defi/DefiShares.tsx';
import { DefiTrend } from '#features/figures/defi/DefiTrend.tsx';
import { DoubleCountingNote, useCountsTwice } from '#features/figures/defi/DoubleCountingNote.tsx';
import { useDefiBoard } from '#features/figures/defi/defiApi.ts';
import { StoppedChain } from '#features/figures/defi/StoppedChain.tsx';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';
import type { Crumb } from '#ui/page/Breadcrumb.tsx';
import { NewestProposals } from './NewestProposals.tsx';

const SHOWN = { protocols: defiFigures, coins: defiCoinFigures, proposals: defiProposalFigures };
const noFacts = () => [];
const newestProposals = ({ protocols }: DefiBoard) => <NewestProposals protocols={protocols} />;

interface DefiBoardViewProps {
  readonly page: RouteName;
  readonly title: string;
  /** '' means all of them. */
  readonly chain: string;
  readonly tools?: ReactNode;
  readonly above?: readonly Crumb[];
  readonly shows?: keyof typeof SHOWN;
}

/** Value locked in protocols, of all chains or of one: over time, by protocol, by category. */
export function DefiBoardView({ chain, shows = 'protocols', ...frame }: DefiBoardViewProps) {
  const twice = useCountsTwice();
  const result = useDefiBoard(
    { chain, twice },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const { facts, reading, table } = SHOWN[shows];
  const stopped = result.data?.value.chain?.isStopped ? result.data.value.chain : null;
  if (stopped) {
    return (
      <FiguresPage {...frame} result={result} facts={noFacts} reading={reading}>
        {() => <StoppedChain name={stopped.name} />}
      </FiguresPage>
    );
  }
  if (shows !== 'protocols') {
    return (
      <FiguresPage
        {...frame}
        result={result}
        facts={facts}
        reading={reading}
        table={table}
        {...(shows === 'proposals' && { chart: newestProposals })}
      />
    );
  }
  return (
    <FiguresPage
      {...frame}
      result={result}
      facts={facts}
      reading={reading}
      table={table}
      tableTools={<DoubleCountingNote />}
      chart={(value, asOf) => (
        <DefiTrend
          name={value.chain?.name ?? 'DeFi '}
          seriesKey={twice ? null : lockedSeriesKey(chain)}
          points={value.trend}
          asOf={asOf}
        />
      )}
    >
      {(value, asOf) => <DefiShares value={value} asOf={asOf} />}
    </FiguresPage>
  );
}
