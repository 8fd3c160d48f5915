import { FactMark } from '#ui/definition/FactMark.tsx';
import styles from './Events.module.css';

/** Explains the prices beside the events, once. */
export function SinceNote() {
  return (
    <p className={styles.note}>
      “至今”是从事件当时到现在的涨跌。先后发生不等于因果，不构成投资建议
      <FactMark id="priceSince" label="当时价与至今涨跌" />
    </p>
  );
}
