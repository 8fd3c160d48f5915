import { describe, expect, test } from 'vitest';
import { routeNames } from '../manifest/pages.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { activeKey } from './activeKey.ts';
import { dockItems } from './dock.ts';

/** Every page of the site, by the entry under which it stands. */
const PAGES = {
  market: `
    home homeSub coinList coinListSub coinListPage assets assetsSub mining miningSub recorded recordedSub
    noRecorded noRecordedSub newCoins activeTransaction ath coin coinMarket coinMarketHome coinMarketSub
    coinHolders coinLongShort coinFeed coinEvent coinProject coinWallet coinSector concept conceptItem
    conceptFile klineHandicap kline`,
  movers: `
    hotSearch hotMax hotRise hotDrop hotConcept hotCurrencies hotVol hotExchanges hotTurnoverRate hotExNum
    hotPosition hotHolder hotNewCoin hotIeoNewCoin hotIeoNewCoinSub hotIco hotSocial hotGithub hotTwitter
    hotReddit hotFacebook`,
  data: `
    data dataAhr dataBtcHolding dataCalc dataCoinTrend dataDex dataDexFile dataEth dataFinancing dataFutures
    dataGray dataIndicator dataReceipt sixtyDaySum dataMore dataMtGox dataMtGoxHistory dataNft dataSpread dataPools dataStable
    dataStableTrend dataUnlocks halving halvingIndex2 halving2020 dataDefi dataDefiCourse dataDefiNews dataDefiFees dataDefiBsc
    dataDefiEth dataDefiHeco dataDefiOec dataDefiItem defi charts dcep futures`,
  flash: `
    news newsFlash newsItem newsItemBare headline daily weekly analyse author notice noticeItem noticeFor
    announcement announcementItem announcementItemBare`,
  mine: `
    user userLogin userSignin resetPassword userSecurity userSetting userInviteOld userTicker userPortfolio
    userExchange userExchangeIndex2`,
  none: `
    tag exchangeList exchangeRankingDex exchangesDynamic exchangeRanking exchangeRankingFutures
    exchangeGradeGuide exchangeRankingHot exchangeIndex2 exchangeRankingNft exchangesNotice
    exchangesNoticeItem exchangeRankingOptions exchangeRankingOtc exchange exchangeMarket exchangeDetails
    exchangeAssetsDisclosure exchangeWallet exchangeDynamic exchangeDynamicArticle exchangeNews
    exchangeNewCoin exchangeIeo exchangeMining exchangeInvestor exchangeMember walletList walletApp
    walletFinancing walletFocus walletHardware walletPc walletTrade walletFile wallet walletNotice dapp
    dappArt dappDex dappFinance dappGame dappNewest dappOther dappSocial dappTool dappItem search tutorial
    calendar calendarCoin eventSpeech event proposalCoin proposalDetail proposalDetailBare wiki wikiItem
    wikiArticle wikiMedia wikiNoun submitCoin submitDapp submitExchange software softwareIndex2 softwareHome
    aboutus agreement app appDownloadTips applyGuide compare contact siteDirectory declare faq gradeGuide
    joinUs openData privacy status verification`,
} as const;

const pagesOf = (words: string) => words.trim().split(/\s+/);

describe('the bar at the foot of a phone', () => {
  test('has five ways', () => {
    expect(dockItems.map(({ label, link }) => [label, hrefOfLink(link)])).toEqual([
      ['行情', '/'],
      ['异动', '/hot/max.html'],
      ['数据', '/data'],
      ['快讯', '/news/flash.html'],
      ['我的', '/userticker'],
    ]);
  });

  test.each(Object.entries(PAGES))('has %s for its pages', (key, words) => {
    const found = routeNames.filter((name) => (activeKey(dockItems, name) ?? 'none') === key);
    expect(found).toEqual(pagesOf(words));
  });

  test('knows every page, and none at an unknown address', () => {
    const named = Object.values(PAGES).flatMap(pagesOf);
    expect(named.toSorted()).toEqual([...routeNames].sort());
    expect(activeKey(dockItems, null)).toBeNull();
  });

  test.each(dockItems)('the page that $label leads to is its own', ({ key, link }) => {
    expect(activeKey(dockItems, link.to)).toBe(key);
  });
});
