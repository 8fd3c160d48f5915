import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import styles from './Events.module.css';

/** Explains the prices beside the events, once. */
export function SinceNote() {
  return (
    <p className={styles.note}>
      <DefinedTerm id="priceSince" label="当时价与至今涨跌">
        “至今”
      </DefinedTerm>
      是从事件当时到现在的涨跌。先后发生不等于因果，不构成投资建议
    </p>
  );
}
