import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { ask, type Reply } from './ask.ts';
import { type FakeUpstream, startFakeUpstream } from './fakeUpstream.ts';
import type { TestGateway } from './testGateway.ts';

type Name = keyof typeof accountEndpoints;

/** The one password, and the one code, that are right. */
export const RIGHT = 'secret1';
export const CODE = '246810';

export interface LoginUpstream extends FakeUpstream {
  /** The status it refuses with: some upstreams refuse by the envelope alone. */
  refusedWith: number;
}

/** An upstream that takes the right password or code of whatever call it is sent, and refuses any other. */
export async function startLoginUpstream(): Promise<LoginUpstream> {
  const upstream = await startFakeUpstream();
  const login = Object.assign(upstream, { refusedWith: 422 });
  upstream.on('*', ({ body }) => {
    const { password, oldpassword, sms_code } = JSON.parse(body) as Record<string, unknown>;
    const isRight = [password, oldpassword].includes(RIGHT) || sms_code === CODE;
    if (isRight) return { body: { code: 200, data: {} } };
    return { status: login.refusedWith, body: { code: 422, msg: '不对' } };
  });
  return login;
}

let serial = 0;
/** An address that nobody has called from. */
export const newAddress = () => `198.18.${Math.floor(++serial / 250)}.${serial % 250}`;
export const newMobile = () => `138${String(10_000_000 + ++serial)}`;

export interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly authorization?: string;
}

/** One call of the account's, from an address of its own unless one is named. */
export function call(gateway: TestGateway, name: Name, body: object, from: From = {}): Promise<Reply> {
  const { address = newAddress(), ...headers } = from;
  return ask(gateway.origin, `/community${accountEndpoints[name].path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
  });
}

export const byPassword = (gateway: TestGateway, mobile: string, password: string, from?: From) =>
  call(gateway, 'memberLogin', { areacode: '86', mobile, type: 1, password }, from);
export const byCode = (gateway: TestGateway, mobile: string, sms_code: string, from?: From) =>
  call(gateway, 'memberLogin', { areacode: '86', mobile, type: 2, sms_code }, from);

/** What came of the same done again and again. */
export async function statuses(times: number, act: (turn: number) => Promise<Reply>): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn += 1) seen.push((await act(turn)).status);
  return seen;
}

export const count = (seen: readonly number[], status: number) =>
  seen.filter((each) => each === status).length;
