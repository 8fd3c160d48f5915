import { isSimulated } from '#ui/simulated.ts';
import styles from './brand.module.css';

const EXPLANATION = '当前价格由演示行情生成，不是真实市场数据';

/** Says that prices are made up, whenever they are. */
export function SimulatedMark() {
  if (!isSimulated()) return null;
  return (
    <span className={styles.mark} title={EXPLANATION}>
      演示数据
    </span>
  );
}
