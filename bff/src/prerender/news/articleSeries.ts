import type { ListedSeries } from '../served.ts';

/** Addresses of one file. The protocol allows 50,000; with few a file costs the same however much is published. */
const PER_FILE = 500;

/** Articles by their month: `news-2026-11`, and `news-2026-11-2` where a month has more than one file holds. */
export const articleSeries: ListedSeries = {
  call: { name: 'newsMonths', params: {} },
  parts: (answers) =>
    (answers.entity('newsMonths') ?? []).flatMap(({ month, count }) =>
      Array.from({ length: Math.ceil(count / PER_FILE) }, (_, at) => ({
        part: at === 0 ? `news-${month}` : `news-${month}-${at + 1}`,
        call: { name: 'newsMonth', params: { month, page: at + 1, per_page: PER_FILE } } as const,
      })),
    ),
  params: (answers) => (answers.entity('newsMonth')?.rows ?? []).map((id) => ({ id: String(id) })),
};
