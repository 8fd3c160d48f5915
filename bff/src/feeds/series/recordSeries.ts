import {
  refusalColumns,
  sourceDayColumns,
  venueRecordColumns,
} from '@coinmirror/shared/columns/trackRecord.ts';
import { MOST_REFUSALS, RECORD_DAYS } from '@coinmirror/shared/contract/trackRecord.ts';
import { RECORD_SERIES, type RecordSeriesKey } from '@coinmirror/shared/pages/series.ts';
import { recordTable, type Series } from './seriesTable.ts';

const SOURCE = '本站对公开来源的询问与核对';

/** The logs of `/status`: what was refused, how sources answered day by day, how exchanges did. */
export const recordSeries: Readonly<Record<RecordSeriesKey, Series>> = {
  refusals: {
    name: RECORD_SERIES.refusals,
    formula: '偏差 = 被拒的数 ÷ 当时采用的价格 − 1，取一段里最大的一次；中断十分钟算一段结束',
    source: SOURCE,
    call: { name: 'refusalLog', params: { limit: MOST_REFUSALS } },
    table: (answers) => recordTable(refusalColumns, answers.entity('refusalLog')?.rows),
  },
  sourcedays: {
    name: RECORD_SERIES.sourcedays,
    formula: '可用率 = 得到回答的询问 ÷ 询问；延迟 = 每次询问之后手中回答的年龄',
    source: SOURCE,
    call: { name: 'sourceDays', params: {} },
    table: (answers) => recordTable(sourceDayColumns, answers.entity('sourceDays')?.rows),
  },
  exchangequality: {
    name: RECORD_SERIES.exchangequality,
    formula: `报价被拒 = 被拒的报价 ÷ 核对过的报价，近 ${RECORD_DAYS} 天每个周期每个交易对计一次；不计成交过少与过时的`,
    source: SOURCE,
    call: { name: 'sourceRecord', params: {} },
    table: (answers) => recordTable(venueRecordColumns, answers.entity('sourceRecord')?.exchanges),
  },
};
