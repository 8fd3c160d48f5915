import styles from './translation.module.css';

export type TranslationState = 'original' | 'loading' | 'translated' | 'failed';

const LABELS: Readonly<Record<TranslationState, string>> = {
  original: '翻译',
  loading: '翻译中…',
  translated: '显示原文',
  failed: '重试翻译',
};

interface TranslateButtonProps {
  readonly state: TranslationState;
  /** Title of its item, for screen readers. */
  readonly title: string;
  /** Who translated it. */
  readonly provider: string;
  readonly onPress: () => void;
}

/** Switches between an English item's translation and its original. */
export function TranslateButton({ state, title, provider, onPress }: TranslateButtonProps) {
  const note = state === 'failed' ? '译文暂时取不到' : provider;
  return (
    <span className={styles.tool}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${LABELS[state]}：${title}`}
        aria-busy={state === 'loading'}
        onClick={onPress}
      >
        {LABELS[state]}
      </button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </span>
  );
}
