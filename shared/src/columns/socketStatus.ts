import type { SocketRow, SocketState, SocketSubject } from '../contract/sourceStatus.ts';
import type { Column } from './column.ts';
import { ago } from './moreValues.ts';
import { rowName, text } from './words.ts';

/** What each state is called, its shape, and what it means. */
export const SOCKET_WORDS: Readonly<
  Record<SocketState, readonly [word: string, mark: string, meaning: string]>
> = {
  connected: ['已连接', '●', '按时收到推送'],
  reconnecting: ['重连中', '▲', '没有推送，正在重新连接'],
  off: ['停用', '－', '部署者没有启用'],
};

const SUBJECTS: Readonly<Record<SocketSubject, string>> = { ticks: '成交价推送', liquidations: '强平推送' };

/** What visitors see because of a socket. */
const EFFECTS: Readonly<Record<SocketSubject, Readonly<Record<SocketState, string>>>> = {
  ticks: {
    connected: '价格随成交变动',
    reconnecting: '价格随其他交易所的推送变动；都断开时每 5 秒更新一次',
    off: '价格不随这里的推送变动，每 5 秒更新一次',
  },
  liquidations: {
    connected: '强平随发生收录',
    reconnecting: '断开期间的强平没有收录，合计偏少',
    off: '这里的强平没有收录，合计偏少',
  },
};

/** What visitors see because of a socket, in its state: one sentence. */
export function socketEffect({ tells, state }: SocketRow): string {
  return EFFECTS[tells][state];
}

/** A socket a row. On a phone two lines: name and state; what visitors see, and the age of its last message. */
export const socketColumns: readonly Column<SocketRow>[] = [
  rowName(
    'socket',
    '推送',
    ({ title, tells }: SocketRow) => ({ name: title, note: SUBJECTS[tells], link: null }),
    {
      width: 150,
      phoneWidth: 210,
      grow: false,
    },
  ),
  text('state', '状态', ({ state }) => SOCKET_WORDS[state][0], { width: 92, phone: 'key' }),
  ago('heard', '最近消息', ({ heardAt }) => heardAt, { width: 104, phoneUnder: 'state' }),
  ago('since', '这一状态始于', ({ since }) => since, { width: 120, phone: 'hidden' }),
  text('effect', '访客看到什么', socketEffect, { width: 320, grow: true, phoneUnder: 'socket' }),
];
