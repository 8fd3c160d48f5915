import { Agent } from 'node:http';
import { type AskOptions, ask } from '../support/ask.ts';

export interface Load {
  /** Ends it and says how it went. */
  stop(): Promise<{ readonly sent: number; readonly failed: readonly string[] }>;
}

export interface LoadedRequest {
  readonly path: string;
  readonly options?: AskOptions;
}

/** Keeps `connections` visitors busy until told to stop; a failure is no answer, or one of the server's own errors. */
export function startLoad(origin: string, requests: readonly LoadedRequest[], connections: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failed: string[] = [];
  let sent = 0;
  let stopped = false;

  async function visitor(offset: number): Promise<void> {
    for (let turn = offset; !stopped; turn++) {
      const { path, options = {} } = requests[turn % requests.length] ?? { path: '/' };
      sent += 1;
      try {
        const { status } = await ask(origin, path, { ...options, agent });
        if (status >= 500) failed.push(`${path} ${status}`);
      } catch (error) {
        failed.push(`${path} ${error instanceof Error ? error.message : 'failed'}`);
      }
    }
  }

  const visitors = Array.from({ length: connections }, (_, index) => visitor(index));
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      agent.destroy();
      return { sent, failed };
    },
  };
}
