import type { Question } from './question.ts';

/** What an answer holds. */
export interface ProbeResult {
  /** Rows; 1 of a single object. */
  readonly count: number;
  /** Epoch ms of the newest number in it; null where the source reports no time. */
  readonly newest: number | null;
}

/** A question that is asked to see how a source answers. */
export interface Probe {
  readonly title: string;
  /** The product's own question, whose answer is read as it is and then measured. */
  readonly question: Question<ProbeResult>;
}

/** Where a source reports no time, or where the time says nothing of how new an answer is. */
export const timeless = () => null;

interface Measures<Value> {
  newest(value: Value): number | null;
  count(value: Value): number;
}

/** Makes a probe of a question. */
function probe<Value>(title: string, question: Question<Value>, { newest, count }: Measures<Value>): Probe {
  const { decode } = question;
  return {
    title,
    question: {
      ...question,
      decode: {
        read(body) {
          const value = decode.read(body);
          return value === null ? null : { count: count(value), newest: newest(value) };
        },
        faults: (body) => decode.faults(body),
      },
    },
  };
}

/** Makes a probe of a question for a single object. */
export function one<Value>(
  title: string,
  question: Question<Value>,
  timeOf: (value: Value) => number | null,
): Probe {
  return probe(title, question, { newest: timeOf, count: () => 1 });
}

/** Makes a probe of a question for rows, each with its time. */
export function rows<Row>(
  title: string,
  question: Question<readonly Row[]>,
  timeOf: (row: Row) => number | null,
): Probe {
  return probe(title, question, {
    newest: (all) =>
      all.reduce<number | null>((newest, row) => {
        const time = timeOf(row);
        return time === null || (newest !== null && newest >= time) ? newest : time;
      }, null),
    count: (all) => all.length,
  });
}
