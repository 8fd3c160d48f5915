import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { findEndpoint } from './findEndpoint.ts';

const rows = Object.entries(endpoints);

describe('endpoints', () => {
  it('holds each method and path once per host', () => {
    const keys = rows.map(([, row]) => `${row.method} ${row.host} ${row.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('finds every row by its own request', () => {
    for (const [name, row] of rows) expect(findEndpoint(row.method, row.host, row.path)).toBe(name);
  });

  it('finds nothing for another method, host or path', () => {
    expect(findEndpoint('DELETE', 'api', '/api/home/global')).toBeNull();
    expect(findEndpoint('GET', 'community', '/api/home/global')).toBeNull();
    expect(findEndpoint('GET', 'api', '/api/home/global/')).toBeNull();
    expect(findEndpoint('GET', 'api', '/api/anything')).toBeNull();
  });

  it('answers HEAD where it answers GET', () => {
    expect(findEndpoint('head', 'api', '/api/home/global')).toBe('globalMarket');
  });
});
