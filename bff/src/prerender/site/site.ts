import { aboutus } from '@coinmirror/shared/content/documents/compiled/aboutus.ts';
import { agreement } from '@coinmirror/shared/content/documents/compiled/agreement.ts';
import { app } from '@coinmirror/shared/content/documents/compiled/app.ts';
import { appDownloadTips } from '@coinmirror/shared/content/documents/compiled/appDownloadTips.ts';
import { applyGuide } from '@coinmirror/shared/content/documents/compiled/applyGuide.ts';
import { dcep } from '@coinmirror/shared/content/documents/compiled/dcep.ts';
import { declare } from '@coinmirror/shared/content/documents/compiled/declare.ts';
import { exchangeGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeGradeGuide.ts';
import { faq } from '@coinmirror/shared/content/documents/compiled/faq.ts';
import { joinUs } from '@coinmirror/shared/content/documents/compiled/joinUs.ts';
import { openData } from '@coinmirror/shared/content/documents/compiled/openData.ts';
import { privacy } from '@coinmirror/shared/content/documents/compiled/privacy.ts';
import { futuresListDashboard } from '@coinmirror/shared/dashboards/futures.ts';
import type { sitePages } from '@coinmirror/shared/manifest/site.ts';
import { servedDashboard } from '../dashboards/dashboardBlocks.ts';
import { chartsBlocks, compareBlocks } from '../dashboards/toolBlocks.ts';
import { pageHead } from '../head.ts';
import type { Served } from '../served.ts';
import { softwareBlocks, softwareListBlocks, softwareWords } from '../venues/softwareBlocks.ts';
import { documentPage } from './documentBlocks.ts';
import { statusBlocks, statusCalls } from './statusBlocks.ts';
import { websiteBlocks } from './websiteBlocks.ts';

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
  siteDirectory: {
    ignoresQuery: true,
    calls: () => [{ name: 'websiteList', params: {} }],
    prerender: websiteBlocks,
  },
  dcep: documentPage(dcep),
  declare: documentPage(declare),
  faq: documentPage(faq),
  futures: servedDashboard('futuresOverview', futuresListDashboard),
  gradeGuide: { ...documentPage(exchangeGradeGuide), sameAs: 'exchangeGradeGuide' },
  joinUs: { ...documentPage(joinUs), isPrivate: true },
  openData: documentPage(openData),
  privacy: documentPage(privacy),
  status: {
    calls: (_params, asked) => statusCalls(asked),
    prerender: statusBlocks,
  },
  verification: {
    calls: () => [{ name: 'officialList', params: {} }],
    prerender: (page) => [pageHead(page)],
  },
} satisfies Record<keyof typeof sitePages, Served>;
