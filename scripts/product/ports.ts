import { createServer } from 'node:net';

/** Whether a server could listen on the port now. */
export async function isFree(port: number, host?: string): Promise<boolean> {
  return (await faultOf(port, host)) === null;
}

/** Why nothing can listen on the port now: the system's code; null if it is free. */
function faultOf(port: number, host?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Throws a one-line Error if nothing can listen on the port. */
export async function requireFree(port: number, variable: string, host?: string): Promise<void> {
  const fault = await faultOf(port, host);
  if (fault === null) return;
  if (fault === 'EACCES')
    throw new Error(`Port ${port} needs privileges: set ${variable} to one above 1023.`);
  if (fault === 'EADDRNOTAVAIL' || fault === 'ENOTFOUND')
    throw new Error(`This machine has no address ${host}: set HOST to one of its own, or leave it unset.`);
  throw new Error(`Port ${port} is in use: stop what runs there, or set ${variable} to another port.`);
}

/** A port of the product, with the variable that sets it. */
export interface WantedPort {
  readonly variable: string;
  readonly port: number;
  readonly host?: string | undefined;
}

/** Throws a one-line Error unless every port is free and all are different. */
export async function requirePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const [index, { variable, port, host }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) throw new Error(`${variable} and ${twin.variable} are both ${port}: set one to another port.`);
    await requireFree(port, variable, host);
  }
}

/** A port that is currently free. */
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
