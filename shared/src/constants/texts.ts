import { COMPARE_TEXTS } from './firstTexts.ts';

/** The exact texts of the specification's sections 4, 5 and 8, only written here. */
export const TEXTS = {
  // Login
  phoneMissing: '请填写手机号',
  phoneBadLogin: '手机号码格式不正确',
  passwordMissing: '请填写密码',
  codeMissing: '请填写验证码',
  phoneMissingForCode: '请填写手机号码',
  loggedIn: '登录成功!',
  // Registration
  phoneBadRegister: '手机号格式不正确',
  phoneCodeMissing: '请填写手机验证码',
  passwordShort: '密码长度需要大于6',
  passwordAgainMissing: '请再次填写密码',
  passwordsDiffer: '两次密码不一致',
  phoneUsed: '手机号已经存在',
  emailMissing: '请填写邮箱',
  registered: '注册成功!',
  // Feedback
  feedbackMissing: '请填写反馈内容',
  feedbackLong: '反馈内容不可大于300字',
  feedbackSent: '反馈已提交给服务商',
  ...COMPARE_TEXTS,
  // Elsewhere
  copied: '复制成功!',
  noWebSocket: '这个浏览器不支持 websocket 协议',
  klineInactive: '离开页面时间过长，需重新加载获取最新行情',
  klineReload: '重新加载',
  pageNotFound: 'This page could not be found',
} as const;

/** The 404 page's sentence; `seconds` counts down from 10. */
export function notFoundText(seconds: number): string {
  return `访问的页面不存在，${seconds} 秒后将自动跳转到首页，或返回上一页`;
}
