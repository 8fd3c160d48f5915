import { GRADE_NAMES, gradeReason } from '@coinmirror/shared/columns/exchangeRankings.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeProfile } from '@coinmirror/shared/contract/exchange/profile.ts';
import { formatFixed } from '@coinmirror/shared/format/formatFixed.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Card } from '#ui/card/Card.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './profile.module.css';

interface GradeCardProps {
  readonly detail: ExchangeDetail;
  readonly profile: ExchangeProfile;
}

/** The components of an exchange's rating, and its changes of the last month. */
export function GradeCard({ detail, profile }: GradeCardProps) {
  const { parts, ratingChange, rankChange } = profile;
  const reason = gradeReason(profile);
  return (
    <Card
      title={
        <>
          <DefinedTerm id="exchangeRating" label="评级" /> {detail.rating?.toFixed(1) ?? MISSING}
        </>
      }
      actions={<PageLink to="exchangeRanking">评级榜</PageLink>}
    >
      <ul>
        {parts.map(({ key, score, change }) => (
          <li key={key} className={styles.part}>
            <span className={styles.label}>{GRADE_NAMES[key]}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${score}%` }} />
            </span>
            <span className={styles.number}>{score}</span>
            <span className={styles.number}>{signed(change)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        30 日内总分{ratingChange === 0 ? '持平' : ` ${signed(ratingChange)}`}，名次
        {rankChange === 0 ? '未变' : ` ${signed(rankChange, 0)}`}
        {reason !== '' && `；对总分的影响：${reason}`}。右列为各分项自身的变化。
      </p>
    </Card>
  );
}

function signed(value: number | null, digits = 1): string {
  if (value === null) return MISSING;
  if (value === 0) return '持平';
  return `${value > 0 ? '+' : ''}${formatFixed(value, digits)}`;
}
