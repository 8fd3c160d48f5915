import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

const rows = Object.entries(endpoints);

describe('endpoints', () => {
  it('has each method and path once per host', () => {
    const keys = rows.map(([, row]) => `${row.method} ${row.host} ${row.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
