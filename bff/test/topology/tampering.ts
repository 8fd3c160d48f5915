import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Tampering {
  readonly origin: string;
  close(): Promise<void>;
}

/** Stands before an upstream and changes what it says: `change` gets each JSON answer of these paths as text. */
export async function startTampering(
  origin: string,
  paths: readonly string[],
  change: (body: string) => string,
): Promise<Tampering> {
  const server: Server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = req;
    const answer = await fetch(origin + url, {
      method,
      headers: { 'content-type': req.headers['content-type'] ?? 'application/json' },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    const body = paths.includes(url.split('?')[0] ?? '') ? change(text) : text;
    res.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
    res.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
