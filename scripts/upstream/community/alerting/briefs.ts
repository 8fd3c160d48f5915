import type { Asker } from '@coinmirror/shared/alertSources/source.ts';
import { BRIEF_LATEST, type BriefSlot, hourText, lastBriefSlot } from '@coinmirror/shared/alerts/brief.ts';
import { namedRow } from '@coinmirror/shared/contract/namedRow.ts';
import { dailyEndpoints } from '@coinmirror/shared/contract/news/daily.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { type Link, linkTo } from '@coinmirror/shared/routes/link.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { briefMessage } from '../delivery/channels/briefMessage.ts';
import type { ChannelBriefStore } from '../store/alerts/briefs.ts';

const newsDaily = namedRow(dailyEndpoints, 'newsDaily');

interface BriefsOptions {
  readonly briefs: ChannelBriefStore;
  readonly ask: Asker;
  /** The market's time, epoch ms: the days and hours that pages show. */
  readonly now: () => number;
  wholeLink(link: Link): string | null;
}

export interface Briefs {
  /** Queues what is due. */
  step(): Promise<void>;
  /** Whether a channel of an account is sent briefs: at an hour, from now on; null: not at all. */
  set(accountId: number, channelId: number, hour: number | null): void;
  /** The brief of the last finished day, as JSON; null where its figures cannot be read. */
  latest(): Promise<string | null>;
}

/** Queues the brief of each finished day at the hour of its reader. One that is three hours late is missed, and said to be. */
export function createBriefs({ briefs, ask, now, wholeLink }: BriefsOptions): Briefs {
  let lookedIn = Number.NaN;

  async function messageOf(day: number): Promise<string | null> {
    const date = formatDate(day);
    const answer = await ask(newsDaily, { date });
    if (answer?.value.begins !== day) return null;
    return JSON.stringify(briefMessage(answer, wholeLink(linkTo('daily', {}, { date }))));
  }

  async function send(hour: number, slot: BriefSlot, time: number): Promise<void> {
    const channels = briefs.waiting(hour, slot, time);
    if (channels.length === 0) return;
    if (time - slot.at > BRIEF_LATEST) {
      const late = BRIEF_LATEST / HOUR;
      briefs.miss(channels, slot.day, `过了 ${hourText(hour)} ${late} 小时还没有发出，不再补发`);
      return;
    }
    // What cannot be read yet is asked for again in a minute.
    const message = await messageOf(slot.day);
    if (message !== null) briefs.send(channels, slot.day, message);
  }

  return {
    async step() {
      const time = now();
      const minute = Math.floor(time / MINUTE);
      if (minute === lookedIn) return;
      lookedIn = minute;
      for (const hour of briefs.hours()) await send(hour, lastBriefSlot(hour, time), time);
    },
    set(accountId, channelId, hour) {
      if (hour === null) briefs.switchOff(accountId, channelId);
      else briefs.switchOn(accountId, channelId, hour, now());
    },
    latest: () => messageOf(beijingMidnight(now()) - DAY),
  };
}
