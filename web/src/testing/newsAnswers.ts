import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { answers } from './scenarios.ts';
import { server } from './server.ts';
import { testSources } from './sources.ts';

/** What the simulated newsroom is asked with. */
export const newsContext = { sources: testSources, token: '' };

interface Wire {
  readonly data: { readonly list: readonly { id: number; title: string; issuetime: number }[] };
}

/** A list of news as the upstream answers it. */
export async function newsOnWire(params: Record<string, unknown>): Promise<Wire['data']['list']> {
  return ((await answer('newsList', params, newsContext)).body as Wire).data.list;
}

/** The simulated newsroom, without comments and votes, and without a month of articles to be counted. */
export function answerNewsAsUsual(): void {
  const nothing = { list: [], total_count: 0, total_pages: 1, page: 1 };
  server.resetHandlers();
  server.use(
    answers('commentList', { code: 200, msg: '', data: nothing }),
    answers('voteTally', { code: 200, msg: '', data: { list: [] } }),
    answers('newsDesks', { code: 200, msg: '', data: [] }),
  );
}
