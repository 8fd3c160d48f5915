import { WATCH_GROUP_NAME_MAX, WATCH_GROUPS_MAX } from '@coinmirror/shared/constants/limits.ts';
import { expect, test } from 'vitest';
import { groupNameComplaint } from './watchlists.ts';

const groups = (...names: string[]) => names.map((name) => ({ name, items: [] }));

test.each([
  ['', '请输入分组名称'],
  ['   ', '请输入分组名称'],
  ['字'.repeat(5000), `分组名称最多 ${WATCH_GROUP_NAME_MAX} 个字`],
  ['🚀'.repeat(WATCH_GROUP_NAME_MAX + 1), `分组名称最多 ${WATCH_GROUP_NAME_MAX} 个字`],
  [' 长期 ', '已有同名分组'],
])('a new group cannot be called %j', (name, complaint) => {
  expect(groupNameComplaint(groups('默认', '长期'), name)).toBe(complaint);
});

test.each(['观察', '🚀'.repeat(WATCH_GROUP_NAME_MAX), '<b>', '=1+1'])(
  'a new group may be called %j',
  (name) => {
    expect(groupNameComplaint(groups('默认'), name)).toBeNull();
  },
);

test('a group may keep its own name, also when there are as many groups as there may be', () => {
  const full = groups(...Array.from({ length: WATCH_GROUPS_MAX }, (_, at) => `组${at}`));
  expect(groupNameComplaint(full, '组3', '组3')).toBeNull();
  expect(groupNameComplaint(full, '新')).toBe(`最多 ${WATCH_GROUPS_MAX} 个分组`);
});
