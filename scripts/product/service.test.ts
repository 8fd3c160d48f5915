import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageStart } from './image.ts';
import { freePort, isFree, requireFree, requirePorts } from './ports.ts';
import { createService, type Service } from './service.ts';

let port: number;
let service: Service;
const onGivenUp = vi.fn();

function createFragile(env: NodeJS.ProcessEnv = {}, flags: readonly string[] = []): Service {
  return createService({
    name: 'fragile',
    script: 'scripts/product/fixtures/fragile.ts',
    env: { ...process.env, ...env, PORT: String(port) },
    health: `http://127.0.0.1:${port}/healthz`,
    flags,
    onGivenUp,
  });
}

async function pid(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return Number(await response.text());
}

beforeEach(async () => {
  port = await freePort();
  onGivenUp.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await service.stop();
  vi.restoreAllMocks();
});

it('is ready when it answers, and ends when stopped', async () => {
  service = createFragile();
  await service.start();
  expect(await isFree(port, '127.0.0.1')).toBe(false);
  await service.stop();
  expect(await isFree(port, '127.0.0.1')).toBe(true);
  expect(onGivenUp).not.toHaveBeenCalled();
});

it('is restarted when it dies', async () => {
  service = createFragile();
  await service.start();
  const first = await pid();
  await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
  await expect.poll(() => pid().catch(() => first), { timeout: 8_000 }).not.toBe(first);
});

it('runs with the flags of its image', async () => {
  service = createFragile({}, imageStart().flags);
  await service.start();
  const given = await (await fetch(`http://127.0.0.1:${port}/flags`)).text();
  for (const flag of imageStart().flags) expect(given).toContain(flag);
});

it('that never starts is given up immediately, with a message', async () => {
  service = createFragile({ BROKEN: '1' });
  await expect(service.start()).rejects.toThrow('fragile did not start.');
  expect(onGivenUp).toHaveBeenCalledOnce();
});

it('a port in use is named, with the variable that sets it', async () => {
  service = createFragile();
  await service.start();
  await expect(requireFree(port, 'PORT', '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use: stop what runs there, or set PORT to another port.`,
  );
});

it('two services never share a port', async () => {
  service = createFragile();
  const wanted = [
    { variable: 'PORT', port },
    { variable: 'UPSTREAM_PORT', port },
  ];
  await expect(requirePorts(wanted)).rejects.toThrow(
    `UPSTREAM_PORT and PORT are both ${port}: set one to another port.`,
  );
});

it('an address of another machine is named', async () => {
  service = createFragile();
  await expect(requireFree(port, 'PORT', '192.0.2.1')).rejects.toThrow(
    'This machine has no address 192.0.2.1: set HOST to one of its own, or leave it unset.',
  );
});
