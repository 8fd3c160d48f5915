import { cx } from '#ui/classNames.ts';
import styles from './notices.module.css';

interface PublisherChoice {
  readonly code: string;
  readonly name: string;
}

interface PublisherChipsProps {
  readonly choices: readonly PublisherChoice[];
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Selects several exchanges; none selected means all. */
export function PublisherChips({ choices, chosen, onChange }: PublisherChipsProps) {
  function toggle(code: string) {
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  }
  return (
    <fieldset className={styles.chips}>
      <legend>平台（可多选）</legend>
      {choices.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          aria-pressed={chosen.includes(code)}
          className={cx(styles.chip, chosen.includes(code) && styles.chosen)}
          onClick={() => toggle(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
