import { readArguments } from '../community/operator/readArguments.ts';
import { runCommand } from '../community/operator/runCommand.ts';
import { besideService } from '../community/store/openBeside.ts';
import { field, type useCommunity } from './testCommunity.ts';

const bitcoin = { kind: 'coin', code: 'bitcoin' };

/** Command lines on the database of a running upstream, and comments on bitcoin to try them on. */
export function useInbox({ call, dataDir }: ReturnType<typeof useCommunity>) {
  const run = (...args: string[]) =>
    besideService(dataDir, (database) =>
      runCommand(readArguments(args, Date.now()), { database, who: 'operator', now: Date.now }),
    );
  let comments = 0;
  return {
    run,
    text: async (...args: string[]) => (await run(...args)).join('\n'),
    /** The id of a new comment. */
    async comment(token: string, content: string, more: Record<string, unknown> = {}): Promise<number> {
      comments += 1;
      const sent = { ...bitcoin, content, nonce: `nonce-of-${comments}`, ...more };
      return Number(field(await call('commentAdd', sent, token), 'id'));
    },
    async listed(more: Record<string, unknown> = {}) {
      const { data } = await call('commentList', { ...bitcoin, ...more });
      return data as { list: Record<string, unknown>[]; total_count: number };
    },
  };
}
