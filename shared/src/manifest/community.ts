import type { PageRow } from './page.ts';

/** Pages of one visitor. */
export const communityPages = {
  user: { pattern: '/user', title: '个人中心' },
  userLogin: { pattern: '/user/login', title: '登录' },
  userSignin: { pattern: '/user/signin', title: '注册' },
  resetPassword: { pattern: '/user/findpwd', title: '找回密码' },
  userSecurity: { pattern: '/user/security', title: '账号安全' },
  userSetting: { pattern: '/user/setting', title: '个人设置' },
  userInviteOld: { pattern: '/user/userinviteOld', title: '邀请好友' },
  userTicker: { pattern: '/userticker', title: '自选行情', live: true },
  userPortfolio: { pattern: '/userticker/portfolio', title: '我的持仓' },
  userExchange: { pattern: '/userexchange', title: '自选交易所' },
  userExchangeIndex2: { pattern: '/userexchange/index2', title: '自选交易所' },
} as const satisfies Record<string, PageRow>;
