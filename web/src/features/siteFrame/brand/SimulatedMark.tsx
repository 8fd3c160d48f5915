import { PageLink } from '#ui/link/PageLink.tsx';
import { usePageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import styles from './brand.module.css';

const ALL = '当前价格由演示行情生成，不是真实市场数据';
const SOME = '标有“演示数据”的部分由演示行情生成，不是真实市场数据';

/** Says that prices are simulated, by the provenance of the page's data, and leads to where they come from. */
export function SimulatedMark() {
  const source = usePageSource();
  const word = simulatedWord(source);
  if (word === '') return null;
  return (
    <PageLink to="status" className={styles.mark} title={source === 'mixed' ? SOME : ALL}>
      {word}
    </PageLink>
  );
}
