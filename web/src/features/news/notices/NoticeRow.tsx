import type { Notice } from '@coinmirror/shared/contract/news/notices.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Time } from '#ui/time/Time.tsx';
import { CoinLink } from '../CoinLink.tsx';
import styles from './notices.module.css';
import { NOTICE_LABELS } from './noticeTypes.ts';

interface NoticeRowProps {
  readonly notice: Notice;
  /** It was opened before: shown paler. */
  readonly isRead?: boolean;
  /** All of the list are of one publisher, whom the page names instead of the row. */
  readonly ofOne?: boolean;
  /** In a narrow column, of one publisher: the time stands under the title. */
  readonly narrow?: boolean;
  /** The headline with highlighted search terms. */
  readonly title?: ReactNode;
}

/** A notice in a list: publisher, kind, title, time, and its coins. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, isRead = false, ofOne = false, narrow = false, title = notice.title } = props;
  const { label, tone } = NOTICE_LABELS[notice.type];
  const { publisher } = notice;
  return (
    <li className={cx(styles.row, ofOne && styles.ofOne, narrow && styles.narrow, isRead && styles.read)}>
      {!ofOne && (
        <PageLink
          to="noticeFor"
          params={{ type: publisher.kind, code: publisher.code }}
          className={styles.publisher}
        >
          <Logo src={publisher.logo} name={publisher.name} size={24} />
          <span>{publisher.name}</span>
        </PageLink>
      )}
      <span className={styles.kind}>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <PageLink to="noticeItem" params={{ noticeid: String(notice.id) }} className={styles.title}>
        {title}
        {isRead && <span className={styles.readMark}>已读</span>}
      </PageLink>
      <span className={styles.coins}>
        {notice.coins.map((coin) => (
          <CoinLink key={coin.symbol} coin={coin} className={styles.coin} title={coin.name}>
            {coin.symbol}
          </CoinLink>
        ))}
      </span>
      <Time value={notice.time} form="short" className={styles.time} />
    </li>
  );
}
