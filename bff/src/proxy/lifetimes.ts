import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';

/**
 * How long an answer of the upstream may be given to other visitors, in seconds, by how fast its pages change.
 * 0: never kept, because it depends on who asks or changes something. Whatever has a lifetime is asked for without the
 * visitor's Authorization.
 */
export const lifetimes = {
  // The gold price is read each second.
  globalMarket: 1,
  currencyRates: 60,
  exchangeRates: 60,
  // Between two readings the live socket moves the prices.
  coinRank: 5,
  coinInfo: 5,
  coinCharts: 30,
  coinMarkets: 5,
  coinTradeShares: 30,
  coinHolders: 300,
  coinHistory: 60,
  coinRankHistory: 300,
  coinProject: 600,
  coinWallets: 600,
  coinLongShort: 30,
  coinBigEvents: 300,
  coinFeed: 60,
  newCoins: 30,
  maxChange: 30,
  volumeRank: 30,
  turnoverRank: 30,
  largePosition: 60,
  pairRank: 30,
  exchangeVolumeRank: 60,
  listingRank: 60,
  conceptRank: 30,
  newCoinRank: 30,
  saleRank: 60,
  // Counted once a day; the prices beside them are not.
  addressRank: 60,
  socialRank: 60,
  projectRank: 60,
  marketTrend: 60,
  activeCoins: 10,
  conceptHot: 120,
  conceptList: 30,
  conceptDetail: 30,
  conceptTrend: 300,
  coinDirectory: 600,
  exchangeRank: 60,
  wallets: 600,
  coinContracts: 600,
  hotSearch: 60,
  webSearch: 10,
  fearGreed: 300,
  voteStats: 10,
  coinAccounting: 60,
  contactQr: 600,
  friendLinks: 600,
  searchAds: 60,
  candles: 2,
  orderBook: 1,
  trades: 1,
  countryList: 600,
  newsList: 20,
  newsDetail: 60,
  newsHot: 60,
  newsDesks: 300,
  coinNews: 60,
  newsSearch: 30,
  noticeList: 60,
  noticeDetail: 300,
  announcementList: 300,
  announcementDetail: 300,
  // Below: what belongs to one visitor, or changes something.
  captchaChallenge: 0,
  captchaVerify: 0,
  phoneCode: 0,
  verifyPhoneCode: 0,
  memberLogin: 0,
  memberRegister: 0,
  memberLogout: 0,
  memberInfo: 0,
  memberChangeInfo: 0,
  memberSetPassword: 0,
  memberResetPassword: 0,
  memberCheckPassword: 0,
  memberChangeMobile: 0,
  memberSessions: 0,
  memberEndSessions: 0,
  memberDelete: 0,
  inviteInfo: 0,
  uploadImage: 0,
  // Its name never means another picture; browsers keep it, memory here is for answers.
  imageFile: 0,
  focusList: 0,
  focusGroupAdd: 0,
  focusGroupUpdate: 0,
  focusGroupDelete: 0,
  focusGroupSort: 0,
  focusAdd: 0,
  focusDelete: 0,
  focusMove: 0,
  focusSort: 0,
  focusUpdate: 0,
  focusMerge: 0,
  // Says which comments are the visitor's own and which he liked.
  commentList: 0,
  commentAdd: 0,
  commentDelete: 0,
  commentLike: 0,
  commentReport: 0,
  // Says what the visitor voted himself.
  voteTally: 0,
  voteCast: 0,
  feedbackSend: 0,
  searchAction: 0,
} as const satisfies Record<EndpointName, number>;

type Lifetimes = typeof lifetimes;

/** The endpoints that are never kept: those for which a rate limit has to be chosen (limitRules.ts). */
export type UnkeptName = { [Name in EndpointName]: Lifetimes[Name] extends 0 ? Name : never }[EndpointName];

/** Seconds an answer of this endpoint is kept; 0 for one that must always be asked for. */
export function lifetimeOf(name: EndpointName): number {
  // A row that has just been added and not been judged yet is never kept.
  return lifetimes[name] ?? 0;
}
