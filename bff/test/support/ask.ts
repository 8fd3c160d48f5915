import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as it came, compressed or not. */
  readonly bytes: Buffer;
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
  json(): { code?: number; msg?: string };
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly agent?: Agent;
  /** The address on this machine that the request comes from (127.0.0.0/8). */
  readonly from?: string;
}

/** Sends a request with its path exactly as given: no client may tidy up what is being tested. */
export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, agent, from } = options;
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const req = request(
      {
        ...{ hostname, port, path, method, headers: { ...length, ...headers } },
        ...(agent ? { agent } : {}),
        ...(from ? { localAddress: from } : {}),
      },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: text,
            bytes,
            ms: performance.now() - started,
            json: () => JSON.parse(text) as { code?: number; msg?: string },
          });
        });
      },
    );
    req.on('error', reject);
    req.end(body);
  });
}
