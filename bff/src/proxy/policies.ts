import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { LimitName } from './limitRules.ts';

/**
 * What happens to the calls of each endpoint: a number is how long an answer may be given to other visitors, in seconds,
 * by how fast its pages change; it is asked for without the visitor's Authorization. A name is the limit of what is never
 * kept, because it depends on who asks or changes something.
 */
export const policies = {
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
  // Their last day moves with the price.
  ahr999: 5,
  indicator: 5,
  activeCoins: 10,
  conceptHot: 120,
  conceptList: 30,
  conceptDetail: 30,
  conceptTrend: 300,
  coinDirectory: 600,
  exchangeRank: 60,
  // Its head; the pairs under it move with the coins.
  exchangeInfo: 30,
  exchangePairs: 10,
  exchangeFutures: 10,
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
  captchaChallenge: 'captcha',
  captchaVerify: 'captcha',
  phoneCode: 'sendCode',
  // Whatever takes a password or a code may be tried out.
  verifyPhoneCode: 'login',
  memberLogin: 'login',
  memberRegister: 'register',
  memberLogout: 'write',
  memberInfo: 'read',
  memberChangeInfo: 'write',
  memberSetPassword: 'login',
  memberResetPassword: 'login',
  memberCheckPassword: 'login',
  memberChangeMobile: 'login',
  memberSessions: 'read',
  memberEndSessions: 'write',
  memberDelete: 'login',
  inviteInfo: 'read',
  uploadImage: 'upload',
  submissionUpload: 'upload',
  submissionAdd: 'submission',
  // Its name never means another picture; browsers keep it, memory here is for answers.
  imageFile: 'read',
  focusList: 'read',
  focusGroupAdd: 'write',
  focusGroupUpdate: 'write',
  focusGroupDelete: 'write',
  focusGroupSort: 'write',
  focusAdd: 'write',
  focusDelete: 'write',
  focusMove: 'write',
  focusSort: 'write',
  focusUpdate: 'write',
  focusMerge: 'write',
  // Says which comments are the visitor's own and which he liked.
  commentList: 'read',
  commentAdd: 'comment',
  commentDelete: 'write',
  commentLike: 'write',
  commentReport: 'comment',
  // Says what the visitor voted himself.
  voteTally: 'read',
  voteCast: 'write',
  feedbackSend: 'feedback',
  searchAction: 'write',
} as const satisfies Record<EndpointName, number | LimitName>;

const known: Readonly<Partial<Record<EndpointName, number | LimitName>>> = policies;

/** Seconds an answer of this endpoint is kept; 0 for one that must always be asked for. */
export function lifetimeOf(name: EndpointName): number {
  const way = known[name];
  // A row that has just been added and not been judged yet is never kept.
  return typeof way === 'number' ? way : 0;
}

/** The limit of an endpoint whose answers are never kept; 'write' for one that has not been judged yet. */
export function limitNameOf(name: EndpointName): LimitName {
  const way = known[name];
  return typeof way === 'string' ? way : 'write';
}
