import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { DeliverySettings } from '../community/delivery/delivery.ts';
import type { AlertOptions } from '../server/openAlerting.ts';
import { startUpstream, type Upstream } from '../server/startUpstream.ts';
import { createCaller, type Reply } from './testCaller.ts';

type Call = ReturnType<typeof createCaller>;

const identity = { clientId: 'test', secret: 'test-secret' };

/** One field of a call's answer, as text. */
export function field(reply: { data: unknown }, name: string): string {
  return String((reply.data as Record<string, unknown>)[name]);
}

/** Fixed position of each slider's gap. */
const GAP = 120;

/** A running upstream for the tests of one file, with its database on disk, and helpers for users. */
export function useCommunity(codes: DeliverySettings = { kind: 'shown' }, alerts?: AlertOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'people-'));
  const start = () =>
    startUpstream({
      port: 0,
      seed: 7,
      now: () => Date.UTC(2026, 0, 15),
      dataDir,
      codes,
      ...(alerts && { alerts }),
      pickGap: () => GAP,
      ...identity,
    });
  let upstream: Upstream;
  let caller: Call;
  let serial = 0;

  async function begin() {
    upstream = await start();
    caller = createCaller(upstream.origin, identity);
  }
  beforeAll(begin);
  afterAll(async () => {
    await upstream.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call: Call = (...args): Promise<Reply> => caller(...args);
  const newPhone = () => {
    serial += 1;
    return { areacode: '86', mobile: `138${String(10_000_000 + serial)}` };
  };

  async function solveCaptcha() {
    const challenge = await call('captchaChallenge', {});
    const session_id = field(challenge, 'session_id');
    const pass = await call('captchaVerify', { session_id, position: GAP, duration: 900 });
    return {
      aliyun_sessionId: session_id,
      aliyun_sig: field(pass, 'sig'),
      aliyun_token: field(pass, 'token'),
    };
  }

  async function askCode(phone: { areacode: string; mobile: string }, type: number) {
    return field(await call('phoneCode', { ...phone, type, ...(await solveCaptcha()) }), 'hint');
  }

  async function register(password = 'secret1') {
    const phone = newPhone();
    const sms_code = await askCode(phone, 1);
    const token = field(await call('verifyPhoneCode', { type: 1, sms_code, ...phone }), 'token');
    expect(await call('memberRegister', { ...phone, token, password })).toMatchObject({ code: 200 });
    return phone;
  }

  async function login(password = 'secret1') {
    const phone = await register(password);
    const reply = await call('memberLogin', { ...phone, type: 1, password });
    return { phone, token: field(reply, 'sign') };
  }

  return {
    /** The folder of its database. */
    dataDir,
    call,
    newPhone,
    solveCaptcha,
    askCode,
    register,
    login,
    upstream: () => upstream,
    /** Restarts it with the same database. */
    async restart() {
      await upstream.close();
      await begin();
    },
  };
}
