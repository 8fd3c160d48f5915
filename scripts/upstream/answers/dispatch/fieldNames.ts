import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';

/** What visitors call the fields that they fill in. A field that no form shows has no name. */
const NAMES: Readonly<Record<string, string>> = {
  areacode: '国家或地区代码',
  mobile: '手机号',
  sms_code: '验证码',
  password: '密码',
  oldpassword: '当前密码',
  invite: '邀请码',
  nickname: '昵称',
  intro: '简介',
  email: '邮箱',
  userface: '头像',
  file: '文件',
  content: '评论',
  reason: '举报理由',
  keyword: '搜索词',
  name: '名称',
  note: '备注',
  cost: '成本',
  quantity: '数量',
  price: '价格',
  fee: '手续费',
};

/** Fields that mean something else in one form. */
const OWN_NAMES: Readonly<Partial<Record<EndpointName, Readonly<Record<string, string>>>>> = {
  feedbackSend: { intro: '反馈内容', email: '联系方式' },
  focusGroupAdd: { name: '分组名称' },
  focusGroupUpdate: { name: '分组名称' },
};

/** What is said of a call that no form of ours sends. */
const BAD_REQUEST = '提交的内容不正确，请刷新页面后再试';

/**
 * What visitors read about a parameter that is missing or wrong: the name of the field on the page, never the parameter's
 * own. `path` is where it stands (`items.0.cost`).
 */
export function wrongFieldText(name: EndpointName, path: string, isMissing: boolean): string {
  const own = { ...NAMES, ...OWN_NAMES[name] };
  const field = path.split('.').findLast((key) => Object.hasOwn(own, key));
  if (field === undefined) return BAD_REQUEST;
  return isMissing ? `请填写${own[field]}` : `${own[field]}不正确`;
}
