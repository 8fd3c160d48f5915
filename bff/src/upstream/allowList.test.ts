import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { COMMUNITY_PREFIX } from '../http/callPath.ts';
import { findCall } from './allowList.ts';

const kindOf = (method: string, path: string) => findCall(method, path).kind;

describe('the allow-list', () => {
  test.each(Object.keys(endpoints) as EndpointName[])('knows %s by its own request', (name) => {
    const { method, host, path } = endpoints[name];
    const address = host === 'community' ? `${COMMUNITY_PREFIX}${path}` : path;
    expect(findCall(method, address)).toMatchObject({ kind: 'found', call: { name } });
  });

  test('takes HEAD where it takes GET, and names what it takes instead of another method', () => {
    expect(kindOf('HEAD', '/api/home/global')).toBe('found');
    expect(findCall('DELETE', '/api/home/global')).toEqual({ kind: 'wrongMethod', allow: 'GET' });
  });

  test.each(['/api/home/global/', `${COMMUNITY_PREFIX}/api/home/global`, '/api/anything'])(
    'knows nothing of %s',
    (path) => expect(kindOf('GET', path)).toBe('unknown'),
  );
});
