import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { shownHappenings } from '@coinmirror/shared/sentences/happenings.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './CoinMove.module.css';

/** What happened around a coin in the last 24 hours, each a link: unlocks, listings, notices, news, unusual liquidations. */
export function Happenings({ move }: { readonly move: CoinMove }) {
  const rows = shownHappenings(move);
  if (rows.length === 0) {
    return <p className={styles.happenings}>{move.news && <Nothing news={move.news} />}</p>;
  }
  return (
    <ul className={styles.happenings}>
      {rows.map(({ key, time, words, link }) => (
        <li key={key} className={styles.row}>
          <span className={styles.time}>{time}</span>
          <HrefLink href={hrefOfLink(link)} className={styles.words}>
            {words}
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ news }: { readonly news: NonNullable<CoinMove['news']> }) {
  const words = news.named === 0 ? '没有提到它' : '只在行情汇总里提到它';
  return (
    <span className={styles.nothing}>
      24 小时内 {news.sources} 个来源的消息{words}
    </span>
  );
}
