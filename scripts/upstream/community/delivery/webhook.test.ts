import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { afterEach, describe, expect, it, test } from 'vitest';
import { NoAnswer } from './delivery.ts';
import { SIGNATURE_HEADER, signWebhook, TIMESTAMP_HEADER } from './postSigned.ts';
import { webhookCodes } from './webhook.ts';

const SECRET = 'a secret of its own';
const NOW = Date.UTC(2026, 0, 15);
const MESSAGE = {
  phone: { areaCode: '86', mobile: '13800138000' },
  purpose: CODE_PURPOSES.login,
  code: '246810',
};

let receiver: Server | undefined;
afterEach(() => {
  receiver?.closeAllConnections();
  receiver?.close();
});

/** A receiver of messages with a given answer. */
async function receive(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  receiver = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/codes`;
}

const through = (url: string) => webhookCodes({ url, secret: SECRET, now: () => NOW, timeLimit: 200 });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('the webhook of codes', () => {
  it('receives phone, purpose and code once, signed with its secret and the time, and shows nothing on the page', async () => {
    const seen: { body: string; timestamp: unknown; signature: unknown }[] = [];
    const url = await receive(async (request, response) => {
      const { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature } = request.headers;
      seen.push({ body: await bodyOf(request), timestamp, signature });
      response.writeHead(204).end();
    });
    expect(await through(url).send(MESSAGE)).toBe('');
    const [{ body, ...signed } = { body: '' }] = seen;
    expect(JSON.parse(body)).toEqual({
      phone: '+8613800138000',
      areacode: '86',
      mobile: '13800138000',
      purpose: 'login',
      code: '246810',
    });
    const timestamp = String(NOW / 1000);
    expect(signed).toEqual({ timestamp, signature: signWebhook({ secret: SECRET, timestamp, body }) });
    expect(seen).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['refuses', (_request, response) => response.writeHead(403).end()],
    ['breaks', (_request, response) => response.writeHead(500).end()],
  ])('fails if it %s', async (_what, answer) => {
    const sent = through(await receive(answer)).send(MESSAGE);
    await expect(sent).rejects.toThrow();
    await expect(sent).rejects.not.toBeInstanceOf(NoAnswer);
  });

  test.each<[string, RequestListener]>([
    ['hangs up', (request) => request.socket.destroy()],
    ['says nothing', () => undefined],
  ])('leaves open what became of it if it %s', async (_what, answer) => {
    await expect(through(await receive(answer)).send(MESSAGE)).rejects.toBeInstanceOf(NoAnswer);
  });

  it('fails where nobody listens', async () => {
    const sent = through('http://127.0.0.1:1/codes').send(MESSAGE);
    await expect(sent).rejects.not.toBeInstanceOf(NoAnswer);
  });

  it('does not follow redirects', async () => {
    const asked: (string | undefined)[] = [];
    const url = await receive((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await expect(through(url).send(MESSAGE)).rejects.toThrow('307');
    expect(asked).toEqual(['/codes']);
  });
});
