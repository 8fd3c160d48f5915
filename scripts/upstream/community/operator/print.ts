import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { maskPhone } from '../calls/memberWire.ts';
import type { Act } from '../store/operator/acts.ts';
import { firstLineOf } from '../store/operator/firstLine.ts';
import type { Message, Person, Writer } from '../store/operator/messageRow.ts';
import { harmless } from './harmless.ts';

/** One line a message; `total` counts all that the filter finds. */
export function listLines(rows: readonly Message[], total: number): readonly string[] {
  if (total === 0) return ['nothing'];
  const lines = rows.map((message) =>
    [
      `#${message.number}`.padEnd(7),
      (message.doneAt === null ? 'open' : 'done').padEnd(5),
      message.kind.padEnd(11),
      formatDateTime(message.createdAt),
      harmless(writerText(message.writer)),
      harmless(firstLineOf(message)),
    ].join(' '),
  );
  return total > rows.length ? [...lines, `… and ${total - rows.length} older`] : lines;
}

/** What was done, newest first. */
export function logLines(acts: readonly Act[]): readonly string[] {
  if (acts.length === 0) return ['nothing'];
  return acts.map(({ at, who, act, target, reason }) =>
    [formatDateTime(at), harmless(who), act, TARGETS[act] ?? '', target, harmless(reason)]
      .filter((part) => part !== '')
      .join(' '),
  );
}

const TARGETS: Readonly<Record<string, string>> = {
  done: 'message',
  reopen: 'message',
  files: 'message',
  hide: 'comment',
  unhide: 'comment',
  lock: 'account',
  unlock: 'account',
};

/** `account 3 小镜`, or `visitor`. */
export function writerText(writer: Person | null): string {
  if (writer === null) return 'visitor';
  return `account ${writer.id} ${writer.nickname}${writer.isLocked ? ' (locked)' : ''}`;
}

/** The same with what else is known of the writer; the phone's middle is masked. */
export function writerFacts(writer: Writer | null): string {
  if (writer === null) return 'visitor without login, or an account deleted since';
  const { areaCode, mobile, email } = writer;
  return [writerText(writer), `+${areaCode} ${maskPhone(mobile)}`, email]
    .filter((part) => part !== '')
    .join(', ');
}
