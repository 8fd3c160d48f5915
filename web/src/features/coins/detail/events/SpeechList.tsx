import { STANCE_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { Speech, Speeches } from '@coinmirror/shared/contract/bigEvents.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './Speech.module.css';

/** Speeches, newest first: speaker, coin, and its price change since. */
export function SpeechList({ speakers, speeches }: Speeches) {
  return (
    <ul className={styles.list}>
      {speeches.map((speech) => (
        <li key={speech.id} className={styles.speech}>
          <Row as="p" gap="facts">
            <strong>{speakers.find(({ id }) => id === speech.speaker)?.name}</strong>
            <Badge tone={speech.stance === 'bull' ? 'up' : 'down'}>{STANCE_LABELS[speech.stance]}</Badge>
            <PageLink to="coin" params={{ coinCode: speech.coin.code }}>
              {speech.coin.name}
            </PageLink>
            <Time value={speech.time} form="short" className={styles.time} />
          </Row>
          <blockquote className={styles.words}>{speech.content}</blockquote>
          <Row as="p" gap="facts" className={styles.facts}>
            <span>
              发言时 <Money usd={speech.price} kind="price" />
            </span>
            <span>
              现价 <Money usd={speech.priceNow} kind="price" />
            </span>
            <span>
              至今 <Percent value={changeOf(speech.price, speech.priceNow)} />
            </span>
            <span>
              30 日后 <Percent value={changeOf(speech.price, speech.priceDue)} /> {verdictOf(speech)}
            </span>
          </Row>
        </li>
      ))}
    </ul>
  );
}

function verdictOf({ stance, price, priceDue }: Speech): string {
  if (price === null || priceDue === null) return '（未到期）';
  const came = stance === 'bull' ? priceDue > price : priceDue < price;
  return came ? '（方向一致）' : '（方向相反）';
}

function changeOf(from: number | null, to: number | null): number | null {
  return from === null || to === null || from <= 0 ? null : (to / from - 1) * 100;
}
