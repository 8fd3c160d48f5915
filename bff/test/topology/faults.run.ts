import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { openStore } from '@coinmirror/upstream/community/store/store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskOptions, ask, type Reply } from '../support/ask.ts';
import { freePort } from '../support/freePort.ts';
import { pointedAt } from '../support/testGateway.ts';
import { makeWebDist } from '../support/webDist.ts';
import { startGatewayProcess } from './processes.ts';
import { isIncomplete, startTopology, type Topology } from './site.ts';
import { startTampering } from './tampering.ts';

const PASSWORD = 'secret1';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A picture of 8 × 8 blue pixels: what is uploaded is decoded. */
const BLUE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mMwTjuDFTEMLQkAuYZZQW4mhPwAAAAASUVORK5CYII=',
    'base64',
  ),
);

/** Owners of accounts, each with a number of his own. */
const OWNERS = ['13800000001', '13800000002', '13800000003'] as const;

async function withOwners(dataDir: string): Promise<void> {
  const store = openStore({ dataDir });
  for (const mobile of OWNERS) await store.accounts.create({ areaCode: '86', mobile }, PASSWORD, mobile);
  store.close();
}

describe.skipIf(isIncomplete)('in production one visitor harms nobody else', () => {
  let site: Topology;

  beforeAll(async () => {
    const upstreamEnv = { NODE_ENV: 'production' };
    site = await startTopology({ upstreamEnv, prepare: withOwners });
  });
  afterAll(() => site?.stop());

  const post = (path: string, body: object, options: AskOptions = {}) =>
    ask(site.origin, `/community${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...options,
      headers: { ...JSON_TYPE, ...options.headers },
    });
  const login = (mobile: string, password: string, options?: AskOptions) =>
    post('/api/v2/member/login', { areacode: '86', mobile, type: 1, password }, options);
  const market = (turn: number) =>
    ask(site.origin, `/api/coin/web-coinrank?page=${(turn % 5) + 1}&pagesize=${20 + turn}`);

  async function upload(path: string, fields: Readonly<Record<string, string | Blob>>, options: AskOptions) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const whole = new Response(form);
    return ask(site.origin, `/community${path}`, {
      method: 'POST',
      body: Buffer.from(await whole.arrayBuffer()),
      ...options,
      headers: { 'content-type': whole.headers.get('content-type') ?? '', ...options.headers },
    });
  }

  test('thirty uploads of 10 MB from two addresses are refused in words, and login and votes go on', async () => {
    const document = new Blob(['%PDF-1.7\n', Buffer.alloc(10 * 1024 * 1024 - 16, ' ')]);
    const uploads: Reply[] = [];
    const others: Reply[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const from = `127.0.0.${2 + (turn % 2)}`;
      const fields = { kind: 'coin', field: 'whitepaper', file: document };
      uploads.push(await upload('/api/v3/submission/upload', fields, { from }));
      others.push(await ask(site.origin, '/community/api/v3/sms/mode', { from: '127.0.0.9' }));
      if (turn % 6 === 0) others.push(await login(OWNERS[0], PASSWORD, { from: '127.0.0.9' }));
    }
    const statuses = uploads.map(({ status }) => status);
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
    expect(uploads.at(-1)?.json().msg).toMatch(/[\u4e00-\u9fff]/);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('no code is handed out for a number, and the slider tells no answer', async () => {
    const challenge = await ask(site.origin, '/community/api/v3/captcha/challenge', { from: '127.0.0.4' });
    expect(challenge.body).not.toContain('target');
    const proof = { aliyun_sessionId: 'x', aliyun_sig: 'x', aliyun_token: 'x', aliyun_afs: 1, appid: 1 };
    const code = await post(
      '/api/v3/sms/getphonecode',
      { areacode: '86', mobile: OWNERS[0], type: CODE_PURPOSES.login, ...proof },
      { from: '127.0.0.4' },
    );
    expect([code.status, code.json().msg]).toEqual([424, '本站暂未开通短信服务，无法发送验证码']);
    expect(code.body).not.toContain('hint');
  });

  test('a picture of 450 million pixels is nobody’s face', async () => {
    const { data } = JSON.parse((await login(OWNERS[1], PASSWORD)).body) as { data: { sign: string } };
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      upload(
        '/api/v2/upload/image',
        { file: new Blob([bytes], { type: 'image/png' }) },
        { headers: { authorization: data.sign } },
      );
    const bombs = [pngOf(30_000, 15_000), pngOf(50_000), pngOf(1).slice(0, 8)];
    expect(await Promise.all(bombs.map(async (bytes) => (await send(bytes)).status))).toEqual([
      422, 422, 422,
    ]);
    expect((await send(BLUE)).status).toBe(200);
  });

  test('a number out of its range takes no page away', async () => {
    const wrong = (body: string) =>
      body
        .replaceAll(/"star_level":[^,}]*/g, '"star_level":-5')
        .replace(/"(\w*time|\w*date)":\d{10}\b/, '"$1":1767355384000000000');
    const paths = ['/api/coin/web-coininfo', '/api/v3/coin/team', '/api/v4/news/news'];
    const tampering = await startTampering(site.upstream.origin, paths, wrong);
    const env = { ...pointedAt(tampering.origin), LOG_LEVEL: 'silent', WEB_DIST: makeWebDist() };
    const pages = ['currencies', 'coinmarket', 'coindetails', 'coinevent', 'coinwallet', 'infoDetail'].map(
      (name) => `/${name}/bitcoin`,
    );
    const gateway = await startGatewayProcess(await freePort(), env);
    try {
      for (const path of [...pages, '/news', '/news/flash.html', '/feeds/policy.xml', '/sitemap.xml']) {
        const page = await ask(`http://127.0.0.1:${gateway.port}`, path);
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.body).not.toMatch(/Invalid Date|\bNaN\b/);
      }
    } finally {
      gateway.kill();
      await tampering.close();
    }
  });

  test('ten wrong passwords from ten addresses keep no owner out', async () => {
    const known = await login(OWNERS[2], PASSWORD, { from: '127.0.0.20' });
    const cookie = known.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    for (let turn = 0; turn < 12; turn += 1) {
      await login(OWNERS[2], `wrong${turn}`, { from: `127.0.0.${30 + turn}` });
    }
    const stranger = await login(OWNERS[2], 'wrong', { from: '127.0.0.60' });
    const owner = await login(OWNERS[2], PASSWORD, { from: '127.0.0.20', headers: { cookie } });
    const byCode = await post(
      '/api/v2/member/login',
      { areacode: '86', mobile: OWNERS[2], type: 2, sms_code: '000000' },
      { from: '127.0.0.61' },
    );
    expect([stranger.status, owner.status, byCode.status]).toEqual([429, 200, 422]);
  });

  test('a lock on the database stops no price', async () => {
    const other = new DatabaseSync(join(site.dataDir, 'people.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    try {
      const writes = Array.from({ length: 6 }, (_, turn) =>
        post('/api/v3/search/action', searched(turn), { from: `127.0.0.${70 + turn}` }),
      );
      const prices = Array.from({ length: 20 }, (_, turn) => market(turn));
      const answers = await Promise.all(prices);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const { status } of await Promise.all(writes)) expect([200, 503]).toContain(status);
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
    expect((await login(OWNERS[0], PASSWORD, { from: '127.0.0.80' })).status).toBe(200);
  });
});

function searched(turn: number): object {
  const data = { lastkeyword: '', keyword: `btc${turn}`, code: 'bitcoin', platform: '', market: '' };
  return { data, type: 2, appid: 1, ostype: 'web', appver: '1', model: 'test' };
}
