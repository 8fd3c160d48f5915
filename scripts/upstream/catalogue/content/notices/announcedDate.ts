import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import { plainText } from '@coinmirror/shared/validation/plainText.ts';
import type { TradedMarket } from '../calendar/tradingWords.ts';
import { type DatedKind, isOfKind, noticeKind, noticeMarkets, noticeSymbols } from './noticeSubject.ts';
import { FARTHEST_NOTICE, statedTime } from './statedTimes.ts';

/** What is read of a notice. */
interface DatableNotice {
  readonly type: NoticeType;
  readonly title: string;
  /** The first paragraph, in wire format. */
  readonly lead: string;
  /** When it was published, epoch ms. */
  readonly time: number;
}

/** What a notice says is going to happen, and when. */
export interface AnnouncedDate {
  readonly type: DatedKind;
  /** Epoch ms. */
  readonly time: number;
  /** As the notice writes them; none of a maintenance of everything. */
  readonly symbols: readonly string[];
  /** none where the notice does not say. */
  readonly markets: readonly TradedMarket[];
}

/**
 * Reads title and first paragraph of a notice. null unless they say one kind, one instant with its zone that lies ahead of
 * their publication, and of which coins: nothing is guessed.
 */
export function announcedDate({ type, title, lead, time: published }: DatableNotice): AnnouncedDate | null {
  const text = plainText(`${title}\n${wholeText(lead)}`);
  const kind = noticeKind(type, text);
  if (kind === null) return null;
  const stated = statedTime(text, { mayLast: kind === 'maintenance' });
  if ('refused' in stated) return null;
  const { time, sentence } = stated;
  if (!isOfKind(kind, sentence)) return null;
  if (time <= published || time > published + FARTHEST_NOTICE) return null;
  const symbols = noticeSymbols(text);
  if (symbols.length === 0 && kind !== 'maintenance') return null;
  return { type: kind, time, symbols, markets: noticeMarkets(text) };
}

/** A first paragraph without its marks; '' for one that was cut off: what follows may say another day. */
function wholeText(lead: string): string {
  const text = lead.replace(/<[^>]*>/g, '').trim();
  return text.endsWith('…') ? '' : text;
}
