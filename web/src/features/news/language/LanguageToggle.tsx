import type { NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import styles from './language.module.css';

interface LanguageToggleProps {
  readonly language: NewsLanguage;
  readonly onChange: (language: NewsLanguage) => void;
}

/** Shows English items among the Chinese ones, or hides them. */
export function LanguageToggle({ language, onChange }: LanguageToggleProps) {
  const isOn = language === 'all';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label="中/EN：显示英文"
      title={isOn ? '正显示中英文，点按只看中文' : '正只看中文，点按加上英文'}
      onClick={() => onChange(isOn ? 'zh' : 'all')}
    >
      中<span className={styles.english}>/EN</span>
    </button>
  );
}
