import { expect, test } from 'vitest';
import { checkProfile } from './checkProfile.ts';

const good = { nickname: '小镜', intro: '', email: '' };

test.each([
  [{}, { nickname: null, intro: null, email: null }],
  [{ nickname: '  ' }, { nickname: '请填写昵称' }],
  [{ nickname: '字'.repeat(21) }, { nickname: '昵称最多 20 个字' }],
  [{ nickname: `字${'😀'.repeat(19)}` }, { nickname: null }],
  [{ nickname: '\u200b\u200b' }, { nickname: '请填写昵称' }],
  [{ nickname: '😀' }, { nickname: '昵称至少要有一个文字或数字' }],
  [{ nickname: '<script>alert(1)' }, { nickname: null }],
  [{ intro: '字'.repeat(5000) }, { intro: '简介最多 100 个字' }],
  [{ email: 'a@b' }, { email: '邮箱格式不正确' }],
  [{ email: ' a@b.cn ' }, { email: null }],
])('a profile with %j says %j', (change, complaints) => {
  expect(checkProfile({ ...good, ...change })).toMatchObject(complaints);
});
