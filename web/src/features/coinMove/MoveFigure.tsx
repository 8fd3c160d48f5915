import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { moveParts } from '@coinmirror/shared/sentences/coinMove.ts';
import { MirrorSplit } from '#charts/mirror/MirrorSplit.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import styles from './CoinMove.module.css';
import { Happenings } from './Happenings.tsx';
import { LiquidatedSides } from './LiquidatedSides.tsx';

const TITLE = '涨幅拆分';

/** Today's change over its parts; of the market itself, which has none, the positions closed by force on both sides. */
export function MoveFigure({ move }: { readonly move: CoinMove | null | undefined }) {
  return <div className={styles.figure}>{move && <Drawn move={move} />}</div>;
}

function Drawn({ move }: { readonly move: CoinMove }) {
  if (move.split !== null) {
    return (
      <MirrorSplit
        title={TITLE}
        heading={<DefinedTerm id="moveSplit" label={TITLE} inputs={inputsOf(move)} />}
        total={move.change24h}
        parts={moveParts(move)}
      />
    );
  }
  return move.liquidations && <LiquidatedSides liquidations={move.liquidations} />;
}

/** What the split is made of, and what happened in the same hours: on the card, beside the method. */
function inputsOf(move: CoinMove): readonly FactInput[] {
  const { days, sector, news } = move;
  return [
    { name: '日收益', value: `${days} 天` },
    { name: '板块', value: sector?.name ?? '无，或与大盘同步' },
    { name: '读过的消息来源', value: news === null ? '未接入' : `${news.sources} 个` },
    ...(news === null ? [] : [{ name: '24 小时内提到它的消息', value: `${news.named} 条` }]),
    { name: '同期', value: <Happenings move={move} /> },
  ];
}
