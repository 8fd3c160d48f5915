import type { SubmissionForm } from './form.ts';
import { CONFIRM_STEP, CONTACT_STEP, LOGO_RULE, link, PDF_RULE, YES_NO } from './parts.ts';

/** Chains on which a coin is a contract; 独立主网 has none. */
const CONTRACT_CHAINS = [
  { value: 'ethereum', label: '以太坊' },
  { value: 'bsc', label: 'BNB Chain' },
  { value: 'tron', label: '波场' },
  { value: 'solana', label: 'Solana' },
  { value: 'polygon', label: 'Polygon' },
  { value: 'arbitrum', label: 'Arbitrum' },
  { value: 'base', label: 'Base' },
] as const;

const SECTORS = [
  '公链',
  'Layer2',
  'DeFi',
  'DEX',
  '稳定币',
  'NFT',
  '链游',
  '元宇宙',
  '存储',
  'AI',
  '隐私',
  '预言机',
  '跨链',
  'RWA',
  'DAO',
  'Meme',
  '其他',
];

/** EVM, TRON and Solana addresses. */
const CONTRACT = /^(0x[\da-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;
const ISSUED = { field: 'isIssued', in: ['yes'] } as const;
const AUDITED = { field: 'isAudited', in: ['yes'] } as const;

/** `/submit/coin` */
export const coinForm: SubmissionForm = {
  kind: 'coin',
  subject: '币种',
  version: 1,
  steps: [
    CONTACT_STEP,
    {
      key: 'basics',
      title: '基本信息',
      summary: '项目是什么、叫什么。',
      fields: [
        { kind: 'text', name: 'name', label: '项目全称', required: true, max: 60, placeholder: 'Bitcoin' },
        { kind: 'text', name: 'nameZh', label: '中文名', max: 40, placeholder: '比特币' },
        {
          kind: 'text',
          name: 'symbol',
          label: '简称',
          required: true,
          max: 12,
          placeholder: 'BTC',
          pattern: { expression: /^[\da-z$.-]+$/i, text: '简称只能包含字母、数字和 $ . -' },
        },
        {
          kind: 'choices',
          name: 'sectors',
          label: '赛道',
          required: true,
          max: 5,
          hint: '最多 5 个',
          options: SECTORS.map((sector) => ({ value: sector, label: sector })),
        },
        { kind: 'text', name: 'region', label: '注册地区', max: 40, placeholder: '新加坡' },
        {
          kind: 'paragraph',
          name: 'intro',
          label: '项目介绍',
          required: true,
          min: 100,
          max: 400,
          hint: '100 至 400 字：做什么、为谁做、代币的用途；请勿写价格预测与收益承诺',
        },
      ],
    },
    {
      key: 'issue',
      title: '发行',
      summary: '代币的发行情况，没有发行的可以只填预计日期。',
      fields: [
        { kind: 'choice', name: 'isIssued', label: '是否已发币', required: true, options: YES_NO },
        {
          kind: 'choice',
          name: 'chain',
          label: '公链',
          required: true,
          when: ISSUED,
          hint: '发行在多条链上的，请选主要的一条',
          options: [...CONTRACT_CHAINS, { value: 'own', label: '独立主网' }],
        },
        {
          kind: 'text',
          name: 'contract',
          label: '合约地址',
          required: true,
          max: 60,
          when: { field: 'chain', in: CONTRACT_CHAINS.map(({ value }) => value) },
          pattern: { expression: CONTRACT, text: '合约地址格式不正确' },
        },
        {
          kind: 'date',
          name: 'launchDate',
          label: '上线日期',
          required: true,
          max: 10,
          hint: '未上线的填预计日期',
        },
        {
          kind: 'text',
          name: 'maxSupply',
          label: '最大供应量',
          max: 30,
          hint: '没有上限的留空',
          pattern: { expression: /^\d+(\.\d+)?$/, text: '最大供应量请填写数字' },
        },
        { kind: 'choice', name: 'isOpenSource', label: '是否开源', required: true, options: YES_NO },
        { kind: 'choice', name: 'isAudited', label: '是否审计', required: true, options: YES_NO },
      ],
    },
    {
      key: 'links',
      title: '链接',
      summary: '官方的网站与账号，用于核实与展示。',
      fields: [
        link('website', '官网', { required: true }),
        link('explorer', '区块浏览器'),
        link('source', '源代码', { required: true, when: { field: 'isOpenSource', in: ['yes'] } }),
        link('auditLink', '审计报告链接', { when: AUDITED }),
        link('x', 'X（推特）', { placeholder: 'https://x.com/' }),
        link('telegram', 'Telegram 群', { placeholder: 'https://t.me/' }),
        link('discord', 'Discord'),
        link('coinMarketCap', 'CoinMarketCap 页面'),
        link('coinGecko', 'CoinGecko 页面'),
      ],
    },
    {
      key: 'files',
      title: '资料上传',
      summary: '选好文件后立即上传；上传失败可以重试，不影响已填的内容。',
      fields: [
        { kind: 'file', name: 'logo', label: '标志', required: true, file: LOGO_RULE },
        { kind: 'file', name: 'whitepaper', label: '白皮书', file: PDF_RULE },
        { kind: 'file', name: 'audit', label: '审计报告', when: AUDITED, file: PDF_RULE },
      ],
    },
    CONFIRM_STEP,
  ],
};
