import { ws } from 'msw';
import { setupServer } from 'msw/node';
import { answers, marketHandlers } from './scenarios.ts';

/** Route tests see the live socket open and hear nothing: what a tick does is tested in the live room. */
const silentSocket = ws.link(/\/live$/).addEventListener('connection', () => {});

/** Nobody has voted yet: a coin's pages ask for the votes wherever they are opened. */
const noVotes = answers('voteTally', { code: 200, msg: '', data: { list: [] } });

/** Codes can be sent: every form that needs one asks first. */
const sendsCodes = answers('phoneCodeMode', { code: 200, msg: '', data: { is_open: true } });

/** The upstream of every route test. Change it for one test with `server.use(answers('coinRank', …))`. */
export const server = setupServer(silentSocket, noVotes, sendsCodes, ...marketHandlers());
