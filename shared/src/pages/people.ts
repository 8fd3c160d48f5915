import type { PageRow } from './page.ts';

/** What belongs to one visitor. */
export const peoplePages = {
  user: { pattern: '/user', title: '个人中心', layout: 'default' },
  userLogin: { pattern: '/user/login', title: '登录', layout: 'default' },
  userSignin: { pattern: '/user/signin', title: '注册', layout: 'default' },
  userFindPwd: { pattern: '/user/findpwd', title: '找回密码', layout: 'default' },
  userSecurity: { pattern: '/user/security', title: '账号安全', layout: 'default' },
  userSetting: { pattern: '/user/setting', title: '个人设置', layout: 'default' },
  userInviteOld: { pattern: '/user/userinviteOld', title: '邀请好友', layout: 'default' },
  userTicker: { pattern: '/userticker', title: '自选行情', layout: 'default' },
  userExchange: { pattern: '/userexchange', title: '自选交易所', layout: 'default' },
  userExchangeIndex2: { pattern: '/userexchange/index2', title: '自选交易所', layout: 'default' },
} as const satisfies Record<string, PageRow>;
