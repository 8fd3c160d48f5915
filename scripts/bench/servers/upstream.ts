import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { coinRows } from '../../../bff/test/support/coinRows.ts';

/** An upstream that costs almost nothing: prepared bytes for the calls of home, 20 KB for the rest, ticks on demand. */
const json = (body: unknown) => Buffer.from(JSON.stringify(body));
const twentyKb = json({ code: 200, msg: '', data: coinRows(78) });
const answers: Readonly<Record<string, Buffer>> = {
  '/api/coin/web-coinrank': json({ code: 200, msg: '', data: coinRows(100), maxpage: 6, currpage: 1 }),
  '/api/coin/web-rate': json({ code: 200, msg: '', data: [{ usd: 1 }, { cny: 7.06 }] }),
  '/api/concept/concepthot': json({ code: 200, msg: '', data: [] }),
};

const server = createServer((req, res) => {
  const bytes = answers[(req.url ?? '').split('?')[0] ?? ''] ?? twentyKb;
  res.writeHead(200, ['content-type', 'application/json', 'content-length', String(bytes.length)]);
  res.end(bytes);
});
server.keepAliveTimeout = 60_000;

const sockets = new WebSocketServer({ server, path: '/live', perMessageDeflate: false });
let seq = 0;
const rate = Number(process.env['TICKS'] ?? '0');
if (rate > 0) {
  // In bursts every 20 ms, like a market that pushes coins one by one: a hundred coins in turn.
  setInterval(() => {
    for (let i = 0; i < rate / 50; i++) {
      seq += 1;
      const tick = JSON.stringify({
        ch: `ticker.coin-${seq % 100}`,
        ts: Date.now(),
        seq,
        data: {
          price_usd: 151_263.4,
          change_24h: -1.44,
          change_utc8: -2.06,
          change_utc0: -2.7,
          vol_usd: 42_000_000_000,
        },
      });
      for (const socket of sockets.clients) socket.send(tick);
    }
  }, 20);
}
server.listen(Number(process.env['PORT']), '127.0.0.1');
