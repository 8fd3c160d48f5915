import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOwnUnlocks } from './ownUnlocks.ts';
import { readSourcesConfig } from './sourcesConfig.ts';

function written(value: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'unlocks-')), 'unlocks.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const parts = [{ for: 'investors', amount: 40 }];
const sui = {
  code: 'sui',
  total: 1000,
  granted: [{ for: 'community', amount: 100 }],
  cliffs: [{ time: '2026-12-01T12:00:00Z', parts: [...parts, { for: 'team', amount: 2 }, ...parts] }],
  linear: [{ for: 'ecosystem', from: '2026-01-01', until: '2026-01-11', perDay: 5 }],
};
const file = (own: object) => ({ source: '自备日程', coins: [{ ...sui, ...own }] });

test('a file of one’s own is read: days begin at midnight in Beijing, parts of one category are one', () => {
  expect(readSourcesConfig({ SOURCES_UNLOCKS: written(file({})) }).unlocks).toEqual({
    source: '自备日程',
    schedules: [
      {
        code: 'sui',
        total: 1000,
        granted: [{ category: 'community', amount: 100 }],
        cliffs: [
          {
            time: Date.parse('2026-12-01T12:00:00Z'),
            amount: 82,
            parts: [
              { category: 'investors', amount: 80 },
              { category: 'team', amount: 2 },
            ],
          },
        ],
        streams: [
          {
            category: 'ecosystem',
            from: Date.parse('2026-01-01T00:00:00+08:00'),
            until: Date.parse('2026-01-11T00:00:00+08:00'),
            perDay: 5,
          },
        ],
      },
    ],
  });
});

describe('what is wrong is refused in one line that names coin and field', () => {
  test.each([
    ['{', /no JSON\.$/],
    [[], /it must be an object\.$|source is missing/],
    [{ source: 'a+b', coins: [sui] }, /source must be a line of 1 to 40/],
    [{ source: 'a', coins: [] }, /coins must have 1 to 1000 coins/],
    [file({ code: 'nobody' }), /coin 1 of .*: code must be the code of a coin of the catalogue\.$/],
    [file({ coin: 1 }), /coin is missing, or no field of it/],
    [file({ cliffs: [{ time: 'soon', parts }] }), /cliffs\.0\.time must be YYYY-MM-DD/],
    [file({ cliffs: [{ time: '2026-12-01', parts: [] }] }), /cliffs\.0\.parts must not be empty/],
    [file({ linear: [{ ...sui.linear[0], until: '2025-01-01' }] }), /linear\.0 must end after it begins/],
    [
      file({ cliffs: [{ time: '2026-12-01', parts: [{ for: 'us', amount: 1 }] }] }),
      /for must be one of community/,
    ],
    [file({ cliffs: [], linear: [] }), /it must have cliffs or linear/],
    [file({ total: 10 }), /it unlocks more than total/],
    [{ source: 'a', coins: [sui, sui] }, /sui stands there twice/],
  ])('%j', (value, message) => {
    expect(() => readOwnUnlocks(written(value))).toThrow(message);
  });

  test('a file that is not there', () => {
    expect(() => readOwnUnlocks('/nowhere/unlocks.json')).toThrow(
      'SOURCES_UNLOCKS: /nowhere/unlocks.json cannot be read (ENOENT).',
    );
  });
});
