import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

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

/** What the server alone knows of them. */
export const peopleServed = {
  user: { description: '个人中心。', isPrivate: true },
  userLogin: { description: '手机号密码或验证码登录。', isPrivate: true },
  userSignin: { description: '手机号注册。', isPrivate: true },
  userFindPwd: { description: '通过手机验证码找回密码。', isPrivate: true },
  userSecurity: { description: '密码、手机与登录设备管理。', isPrivate: true },
  userSetting: { description: '昵称、头像与显示偏好。', isPrivate: true },
  userInviteOld: { description: '邀请码与邀请记录。', isPrivate: true },
  userTicker: { description: '自选币种的实时行情与分组。', isPrivate: true },
  userExchange: { description: '自选交易所。', isPrivate: true },
  userExchangeIndex2: { description: '自选交易所。', isPrivate: true, sameAs: 'userExchange' },
} satisfies Record<keyof typeof peoplePages, Served>;
