import { describe, expect, test } from 'vitest';
import { UpstreamFailure } from './upstreamFailure.ts';
import { validateAnswer } from './validateAnswer.ts';

const answered = (text: string) =>
  validateAnswer('coinInfo', { status: 200, headers: {}, bytes: Buffer.from(text) });

describe('an answer read whole', () => {
  test.each([
    ['a number', '{"code":200,"data":[]}', 200],
    ['digits', '{"code":"1501"}', 1501],
    ['below zero, with spaces around', ' {"data":{"code":7}, "code" : -1 } ', -1],
    ['given twice: the last', '{"code":7,"code":200}', 200],
    ['written with an escape', '{"c\\u006fde":200}', 200],
    ['beside what nests deeply', `{"code":200,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 200],
  ])('has the code of its envelope: %s', async (_what, text, code) => {
    expect((await answered(text)).code).toBe(code);
  });

  test.each([
    ...['', '[1]', 'null', '200', '"code"', '[{"code":200}]', '{"data":{"code":200}}', '{"code":200}}'],
    ...[
      '{"__proto__":{"code":200}}',
      '{"code":null}',
      '{"code":{}}',
      '{"code":[200]}',
      '{"code":""}',
      '{"code":true}',
    ],
    ...[
      '{"code":200,"data":[}',
      "{'code':200}",
      '{"code":1e999}',
      '\ufeff{"code":200}',
      '{"a":'.repeat(100_000),
    ],
  ])('is broken where it has none: %.40s', async (text) => {
    await expect(answered(text)).rejects.toThrow(UpstreamFailure);
  });
});
