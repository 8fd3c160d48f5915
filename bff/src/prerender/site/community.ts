import type { communityPages } from '@coinmirror/shared/manifest/community.ts';
import type { Served } from '../served.ts';

/** What the server alone knows of them. */
export const communityServed = {
  user: { description: '个人中心。', isPrivate: true },
  userLogin: { description: '手机号密码或验证码登录。', isPrivate: true },
  userSignin: { description: '手机号注册。', isPrivate: true },
  resetPassword: { description: '通过手机验证码找回密码。', isPrivate: true },
  userSecurity: { description: '密码、手机与登录设备管理。', isPrivate: true },
  userSetting: { description: '昵称、头像与显示偏好。', isPrivate: true },
  userInviteOld: { description: '邀请码与邀请记录。', isPrivate: true },
  userTicker: { description: '自选币种的实时行情与分组。', isPrivate: true },
  userPortfolio: { description: '自己的买卖、持仓市值与盈亏。', isPrivate: true },
  userExchange: { description: '自选交易所。', isPrivate: true },
  userExchangeIndex2: { description: '自选交易所。', isPrivate: true, sameAs: 'userExchange' },
} satisfies Record<keyof typeof communityPages, Served>;
