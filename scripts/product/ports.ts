import { createServer } from 'node:net';

/** Whether a server could listen there now. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Throws an Error of one line when somebody else holds the port. */
export async function requireFree(port: number, variable: string, host?: string): Promise<void> {
  if (await isFree(port, host)) return;
  throw new Error(`Port ${port} is in use: stop what runs there, or set ${variable} to another port.`);
}

/** A port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
