import type { Trouble } from '../../database/trouble.ts';
import type { Answer } from './respond.ts';

/** Seconds until a visitor may retry. */
const RETRY_AFTER = '2';
/** ms without a failure of a kind until it is logged again. */
const NEWS_AFTER = 60_000;

/** Messages for visitors: the consequence, never a file or a statement. */
const WORDS: Readonly<Record<Trouble, string>> = {
  locked: '数据正忙，暂时无法保存，请稍后再试',
  full: '存储空间已满，暂时无法保存，请稍后再试',
  readonly: '数据暂时只能读取，无法保存，请稍后再试',
  io: '存储设备出错，暂时无法处理，请稍后再试',
  corrupt: '部分数据损坏，正等待修复，请稍后再试',
  unopened: '暂时无法读取数据，请稍后再试',
  foreign: '部分数据损坏，正等待修复，请稍后再试',
  newer: '暂时无法读取数据，请稍后再试',
};

export interface TroubleDeps {
  /** The kind of database failure of an error. */
  troubleOf(error: unknown): Trouble | null;
  /** Logs one line for the operator when a failure begins. */
  log(trouble: Trouble, error: unknown, requestId: string): void;
  /** ms on a clock that only goes forward. */
  readonly now?: () => number;
}

/**
 * Answers database failures: 503 with Retry-After. Each kind is logged once, and again if it returns after a minute
 * without.
 */
export function createTroubleAnswer({ troubleOf, log, now = () => performance.now() }: TroubleDeps) {
  const seen = new Map<Trouble, number>();
  return (error: unknown, requestId = ''): Answer | null => {
    const trouble = troubleOf(error);
    if (trouble === null) return null;
    const last = seen.get(trouble) ?? Number.NEGATIVE_INFINITY;
    seen.set(trouble, now());
    if (now() - last > NEWS_AFTER) log(trouble, error, requestId);
    return {
      status: 503,
      body: { code: 503, msg: WORDS[trouble] },
      headers: { 'retry-after': RETRY_AFTER },
    };
  };
}
