import { createServer } from 'node:net';

/** Whether a server could listen there now. */
export async function isFree(port: number, host?: string): Promise<boolean> {
  return (await faultOf(port, host)) === null;
}

/** Why nobody can listen there now: the system's code, null when one can. */
function faultOf(port: number, host?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Throws an Error of one line when nobody can listen there. */
export async function requireFree(port: number, variable: string, host?: string): Promise<void> {
  const fault = await faultOf(port, host);
  if (fault === null) return;
  if (fault === 'EACCES')
    throw new Error(`Port ${port} is not for everybody: set ${variable} to one above 1023.`);
  if (fault === 'EADDRNOTAVAIL' || fault === 'ENOTFOUND')
    throw new Error(`This machine has no address ${host}: set HOST to one of its own, or leave it unset.`);
  throw new Error(`Port ${port} is in use: stop what runs there, or set ${variable} to another port.`);
}

/** A port of the product, by the variable that moves it. */
export interface WantedPort {
  readonly variable: string;
  readonly port: number;
  readonly host?: string | undefined;
}

/** Throws an Error of one line unless every port is free and no two are the same. */
export async function requirePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const [index, { variable, port, host }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) throw new Error(`${variable} and ${twin.variable} are both ${port}: set one to another port.`);
    await requireFree(port, variable, host);
  }
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
