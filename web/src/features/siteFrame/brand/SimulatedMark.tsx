import { usePageSource } from '#ui/provenance/shownSources.ts';
import { isSimulated } from '#ui/simulated.ts';
import styles from './brand.module.css';

const ALL = { words: '演示数据', title: '当前价格由演示行情生成，不是真实市场数据' };
const SOME = { words: '部分演示数据', title: '标有“演示数据”的部分由演示行情生成，不是真实市场数据' };

/** Says that prices are simulated: by the provenance of the page's data, or by the first HTML until there is any. */
export function SimulatedMark() {
  const source = usePageSource();
  if (source === 'real' || (source === 'unknown' && !isSimulated())) return null;
  const { words, title } = source === 'mixed' ? SOME : ALL;
  return (
    <span className={styles.mark} title={title}>
      {words}
    </span>
  );
}
