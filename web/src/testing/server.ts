import { ws } from 'msw';
import { setupServer } from 'msw/node';
import { marketHandlers } from './scenarios.ts';

/** Route tests see the live socket open and hear nothing: what a tick does is tested in the live room. */
const silentSocket = ws.link(/\/live$/).addEventListener('connection', () => {});

/** The upstream of every route test. Change it for one test with `server.use(answers('coinRank', …))`. */
export const server = setupServer(silentSocket, ...marketHandlers());
