import { ws } from 'msw';
import { setupServer } from 'msw/node';
import { answers, marketHandlers } from './scenarios.ts';

/** Route tests open the live socket and receive nothing: the tests of the live client cover ticks. */
const silentSocket = ws.link(/\/live$/).addEventListener('connection', () => {});

/** No votes: a coin's pages request them wherever they are opened. */
const noVotes = answers('voteTally', { code: 200, msg: '', data: { list: [] } });

/** Codes can be sent: every form that needs one checks first. */
const sendsCodes = answers('phoneCodeMode', { code: 200, msg: '', data: { is_open: true } });

/** The upstream of every route test. Override it for one test with `server.use(answers('coinRank', …))`. */
export const server = setupServer(silentSocket, noVotes, sendsCodes, ...marketHandlers());
