import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Bare node:http that answers every request with the same prepared head and body. */
const body = readFileSync(process.env['BODY'] ?? '');
const head = JSON.parse(process.env['HEAD'] ?? '[]') as string[];

const server = createServer((_req, res) => {
  res.writeHead(200, head);
  res.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
