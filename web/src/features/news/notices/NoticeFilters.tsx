import { NOTICE_TYPES, type NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from './notices.module.css';
import { NOTICE_LABELS } from './noticeTypes.ts';

/** The filter of the list. */
export interface NoticeFilter {
  readonly type: NoticeType | 'all';
  readonly keyword: string;
}

interface NoticeFiltersProps {
  readonly filter: NoticeFilter;
  /** The kinds that exist; a single one needs no choice. */
  readonly types?: readonly NoticeType[];
  readonly onChange: (filter: NoticeFilter) => void;
}

const KEYWORD_MAX = 30;
const ALL = { value: 'all', label: '全部' } as const;

/** Kind and keyword. */
export function NoticeFilters({ filter, types = NOTICE_TYPES, onChange }: NoticeFiltersProps) {
  const [typed, setTyped] = useState(filter.keyword);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange({ ...filter, keyword: typed.trim() });
  }
  return (
    <div className={styles.filters}>
      {types.length > 1 && (
        <Segmented
          label="公告类型"
          options={[ALL, ...types.map((value) => ({ value, label: NOTICE_LABELS[value].label }))]}
          value={filter.type}
          onChange={(type) => onChange({ ...filter, type })}
        />
      )}
      <search>
        <form className={styles.search} onSubmit={submit}>
          <TextField
            label="标题关键词"
            hideLabel
            placeholder="标题关键词"
            maxLength={KEYWORD_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">筛选</Button>
        </form>
      </search>
    </div>
  );
}
