import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { CloseIcon } from '#ui/icon/icons.ts';
import { addMutedWord, MUTED_WORD_MAX, removeMutedWord, useMutedWords } from './mutedWords.ts';
import styles from './narrow.module.css';

/** The muted words, each with a button that removes it, and a field for another. */
export function MutedWords() {
  const words = useMutedWords();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | undefined>(undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    const refused = addMutedWord(typed);
    setComplaint(refused ?? undefined);
    if (refused === null) setTyped('');
  }

  return (
    <form className={styles.muted} onSubmit={submit}>
      <TextField
        label="屏蔽词"
        hint="标题、正文或币种里有这个词的快讯会被隐藏，只保存在这个浏览器。"
        placeholder="如 空投"
        autoComplete="off"
        maxLength={MUTED_WORD_MAX}
        value={typed}
        error={complaint}
        onChange={(event) => {
          setComplaint(undefined);
          setTyped(event.target.value);
        }}
        after={
          <Button type="submit" size="s">
            屏蔽
          </Button>
        }
      />
      {words.length > 0 && (
        <ul className={styles.words} aria-label="已屏蔽的词">
          {words.map((word) => (
            <li key={word}>
              <Button
                size="s"
                icon={<CloseIcon size={12} aria-hidden="true" />}
                aria-label={`不再屏蔽 ${word}`}
                onClick={() => removeMutedWord(word)}
              >
                {word}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
