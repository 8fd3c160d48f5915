import type { DatedResponse } from '@coinmirror/shared/alertSources/source.ts';
import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import { sourceNames } from '@coinmirror/shared/contract/provenance.ts';
import { briefFigures, briefTitle } from '@coinmirror/shared/dashboards/dailyBrief.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { AlertMessage } from './message.ts';

/** The message of a finished day: a figure a line; `link`: its page, whole. */
export function briefMessage(
  { value: day, provenance }: DatedResponse<DayFigures>,
  link: string | null,
): AlertMessage {
  const isSimulated = provenance?.kind === 'simulated';
  const source = provenance ? sourceNames([provenance]) : '';
  const figures = briefFigures(day);
  const lines = [
    isSimulated ? '演示数据，不是真实行情' : '',
    ...figures.map(({ name, text }) => `${name} ${text}`),
    `统计当天 0 点到 24 点（北京时间）${source === '' ? '' : `，来源 ${source}`}`,
  ];
  return {
    title: briefTitle(day),
    text: lines.filter(Boolean).join('\n'),
    link,
    alert: null,
    reading: null,
    brief: { date: formatDate(day.begins), figures: [...figures], source, isSimulated },
  };
}
