import { aboutus } from '../../content/documents/compiled/aboutus.ts';
import { agreement } from '../../content/documents/compiled/agreement.ts';
import { app } from '../../content/documents/compiled/app.ts';
import { appDownloadTips } from '../../content/documents/compiled/appDownloadTips.ts';
import { applyGuide } from '../../content/documents/compiled/applyGuide.ts';
import { dcep } from '../../content/documents/compiled/dcep.ts';
import { declare } from '../../content/documents/compiled/declare.ts';
import { exchangeBoardGradeGuide } from '../../content/documents/compiled/exchangeBoardGradeGuide.ts';
import { faq } from '../../content/documents/compiled/faq.ts';
import { joinUs } from '../../content/documents/compiled/joinUs.ts';
import { privacy } from '../../content/documents/compiled/privacy.ts';
import { futuresListFigures } from '../../figures/futures.ts';
import type { sitePages } from '../../manifest/site.ts';
import { documentPage } from './parts/document.ts';
import { servedFigures } from './parts/figures.ts';
import { pageHead } from './parts/head.ts';
import { softwareBlocks, softwareListBlocks, softwareWords } from './parts/software.ts';
import { chartsBlocks, compareBlocks } from './parts/tools.ts';
import { websiteBlocks } from './parts/websites.ts';
import type { Served } from './served.ts';

const softwarePage: Served = {
  description: '软件下载、版本与校验。',
  ignoresQuery: true,
  calls: ({ id = '' }) => [{ name: 'softwareDetail', params: { id } }],
  words: softwareWords,
  prerender: softwareBlocks,
};

/** What the server alone knows of them. */
export const siteServed = {
  software: {
    ...softwarePage,
    listed: {
      part: 'software',
      call: { name: 'softwareList', params: {} },
      params: (answers) => (answers.entity('softwareList') ?? []).map(({ code }) => ({ id: code })),
    },
  },
  softwareIndex2: { ...softwarePage, sameAs: 'software' },
  softwareHome: { calls: () => [{ name: 'softwareList', params: {} }], prerender: softwareListBlocks },
  aboutus: documentPage(aboutus),
  agreement: documentPage(agreement),
  app: documentPage(app),
  appDownloadTips: { ...documentPage(appDownloadTips), isPrivate: true },
  applyGuide: documentPage(applyGuide),
  charts: { description: '总市值、成交额、占比、热力图与气泡图。', calls: () => [], prerender: chartsBlocks },
  compare: {
    description: '最多四个币种的指标与走势对比。',
    calls: () => [],
    prerender: compareBlocks,
    isPrivate: true,
  },
  contact: { description: '联系方式与意见反馈。', calls: () => [], prerender: (page) => [pageHead(page)] },
  daohang: {
    ignoresQuery: true,
    calls: () => [{ name: 'websiteList', params: {} }],
    prerender: websiteBlocks,
  },
  dcep: documentPage(dcep),
  declare: documentPage(declare),
  faq: documentPage(faq),
  futures: servedFigures('futuresBoard', futuresListFigures),
  gradeGuide: { ...documentPage(exchangeBoardGradeGuide), sameAs: 'exchangeBoardGradeGuide' },
  joinUs: { ...documentPage(joinUs), isPrivate: true },
  privacy: documentPage(privacy),
  verification: {
    calls: () => [{ name: 'officialList', params: {} }],
    prerender: (page) => [pageHead(page)],
  },
} satisfies Record<keyof typeof sitePages, Served>;
