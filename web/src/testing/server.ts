import { setupServer } from 'msw/node';
import { marketHandlers } from './scenarios.ts';

/** The upstream of every route test. Change it for one test with `server.use(answers('coinRank', …))`. */
export const server = setupServer(...marketHandlers());
