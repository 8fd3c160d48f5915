import type { SubmissionForm } from './form.ts';
import { CONFIRM_STEP, CONTACT_STEP, LOGO_RULE, link, PDF_RULE, SCREENSHOT_RULE, YES_NO } from './parts.ts';

/** The categories of `/dapp`. */
const CATEGORIES = [
  { value: 'finance', label: '金融' },
  { value: 'dex', label: '交易' },
  { value: 'game', label: '游戏' },
  { value: 'art', label: '艺术' },
  { value: 'social', label: '社交' },
  { value: 'tool', label: '工具' },
  { value: 'other', label: '其他' },
] as const;

const CHAINS = [
  '以太坊',
  'BNB Chain',
  '波场',
  'Solana',
  'Polygon',
  'Arbitrum',
  'Optimism',
  'Base',
  'Avalanche',
  'Sui',
  'Aptos',
  'TON',
  '其他',
];

/**
 * One contract per line: an EVM, TRON, Solana, Sui or Aptos address, preceded by the chain's name if there are several.
 */
const CONTRACTS =
  /^(?:[^\n]{0,30}?(?:0x[\da-fA-F]{40,64}|T[1-9A-HJ-NP-Za-km-z]{33}|[1-9A-HJ-NP-Za-km-z]{32,44})[ \t]*(?:\n|$))+$/;
const AUDITED = { field: 'isAudited', in: ['yes'] } as const;

/** `/submit/dapp` */
export const dappForm: SubmissionForm = {
  kind: 'dapp',
  subject: 'DApp',
  version: 1,
  steps: [
    CONTACT_STEP,
    {
      key: 'basics',
      title: '基本信息',
      summary: '这个应用叫什么、在哪些链上、做什么。',
      fields: [
        { kind: 'text', name: 'name', label: '名称', required: true, max: 60, placeholder: 'Uniswap' },
        { kind: 'text', name: 'nameZh', label: '中文名', max: 40 },
        { kind: 'choice', name: 'category', label: '类型', required: true, options: CATEGORIES },
        {
          kind: 'choices',
          name: 'chains',
          label: '公链',
          required: true,
          max: 8,
          hint: '最多 8 条',
          options: CHAINS.map((chain) => ({ value: chain, label: chain })),
        },
        {
          kind: 'paragraph',
          name: 'intro',
          label: '应用介绍',
          required: true,
          min: 50,
          max: 400,
          hint: '50 至 400 字：给谁用、怎么用、收什么费用；请勿写收益承诺',
        },
        {
          kind: 'text',
          name: 'token',
          label: '代币简称',
          max: 12,
          hint: '没有代币的留空',
          pattern: { expression: /^[\da-z$.-]+$/i, text: '代币简称只能包含字母、数字和 $ . -' },
        },
      ],
    },
    {
      key: 'contracts',
      title: '合约',
      summary: '用户会与之交互的合约，用于统计使用量与核对风险。',
      fields: [
        {
          kind: 'paragraph',
          name: 'contracts',
          label: '合约地址',
          required: true,
          max: 1000,
          hint: '每行一个，多链的在前面写链名，如：Base 0x…',
          pattern: { expression: CONTRACTS, text: '请每行填写一个完整的合约地址' },
        },
        { kind: 'date', name: 'launchDate', label: '上线日期', required: true, max: 10 },
        { kind: 'choice', name: 'isOpenSource', label: '是否开源', required: true, options: YES_NO },
        {
          kind: 'choice',
          name: 'isUpgradable',
          label: '合约能否升级',
          required: true,
          hint: '能升级、暂停或转移用户资产的，都请选“是”',
          options: YES_NO,
        },
        { kind: 'choice', name: 'isAudited', label: '是否审计', required: true, options: YES_NO },
      ],
    },
    {
      key: 'links',
      title: '链接',
      summary: '官方的网站与账号，用于核实与展示。',
      fields: [
        link('website', '官网', { required: true }),
        link('docs', '使用文档'),
        link('source', '源代码', { required: true, when: { field: 'isOpenSource', in: ['yes'] } }),
        link('auditLink', '审计报告链接', { when: AUDITED }),
        link('x', 'X（推特）', { placeholder: 'https://x.com/' }),
        link('telegram', 'Telegram 群', { placeholder: 'https://t.me/' }),
        link('discord', 'Discord'),
      ],
    },
    {
      key: 'files',
      title: '资料上传',
      summary: '选好文件后立即上传；上传失败可以重试，不影响已填的内容。',
      fields: [
        { kind: 'file', name: 'logo', label: '标志', required: true, file: LOGO_RULE },
        { kind: 'file', name: 'screenshot', label: '主要界面截图', required: true, file: SCREENSHOT_RULE },
        { kind: 'file', name: 'screenshotMore', label: '其他截图', file: SCREENSHOT_RULE },
        { kind: 'file', name: 'audit', label: '审计报告', when: AUDITED, file: PDF_RULE },
      ],
    },
    CONFIRM_STEP,
  ],
};
