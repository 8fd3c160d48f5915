import type { CoinHolders, HolderKind } from '@coinmirror/shared/contract/coin/holders.ts';
import { useState } from 'react';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LEFT_OUT, without } from './concentration.ts';
import { HolderCharts } from './HolderCharts.tsx';
import { HolderFacts } from './HolderFacts.tsx';
import { HolderLists } from './HolderLists.tsx';
import styles from './Holders.module.css';
import { useCoinHoldersQuery } from './holdersApi.ts';

export interface HoldersPanelProps {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

const HEIGHT = 480;

/** A coin's holders: number of addresses, share of the largest, and who they are. */
export function HoldersPanel(props: HoldersPanelProps) {
  const [chain, setChain] = useState('');
  const result = useCoinHoldersQuery({ code: props.code, maincoin: chain });
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      isEmpty={(holders) => holders === null}
      empty={<EmptyState title="流通量未核实，无法统计持币集中度" height={HEIGHT} />}
    >
      {(holders) => holders && <Shown {...props} holders={holders} chain={chain} onChain={setChain} />}
    </Loadable>
  );
}

interface ShownProps extends HoldersPanelProps {
  readonly holders: CoinHolders;
  /** '' for all of them. */
  readonly chain: string;
  readonly onChain: (chain: string) => void;
}

function Shown({ holders, chain, onChain, ...coin }: ShownProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<HolderKind>>(new Set());
  const remaining = without(holders.holders, leftOut);
  function toggle(kind: HolderKind, on: boolean) {
    const next = new Set(leftOut);
    if (on) next.add(kind);
    else next.delete(kind);
    setLeftOut(next);
  }
  return (
    <div className={styles.panel}>
      <HolderFacts holders={holders} remaining={remaining} />
      <Row gap="loose">
        {LEFT_OUT.map(({ kind, label }) => (
          <Checkbox
            key={kind}
            label={label}
            checked={leftOut.has(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
          />
        ))}
        <span className={styles.note}>
          占比均以{chain === '' ? '流通总量' : `${chain} 链上流通量`}为分母；排除后按剩余地址重新排名。
        </span>
      </Row>
      <HolderCharts {...coin} holders={holders} remaining={remaining} />
      <HolderLists {...coin} holders={holders} remaining={remaining} chain={chain} onChain={onChain} />
    </div>
  );
}
