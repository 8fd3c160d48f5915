import type { SubmissionForm } from './form.ts';
import { CONFIRM_STEP, CONTACT_STEP, LOGO_RULE, link, PDF_RULE, YES_NO } from './parts.ts';

const PERCENT = { expression: /^-?\d{1,2}(\.\d{1,4})?$/, text: '请填写百分数，如 0.1；返佣写负数' } as const;
const LICENSED = { field: 'isLicensed', in: ['yes'] } as const;
const CENTRAL = { field: 'type', in: ['cex'] } as const;

/** Keys that an exchange's API must return for each pair. */
const TICKER_WORDS = ['symbol', 'buy', 'sell', 'last', 'high', 'low', 'vol'] as const;
/** JSON text with each of these keys, in any order. */
const TICKER = new RegExp(`^\\s*[\\[{]${TICKER_WORDS.map((word) => `(?=[\\s\\S]*"${word}"\\s*:)`).join('')}`);

/** `/submit/exchange` */
export const exchangeForm: SubmissionForm = {
  kind: 'exchange',
  subject: '交易所',
  version: 1,
  steps: [
    CONTACT_STEP,
    {
      key: 'basics',
      title: '基本信息',
      summary: '平台是谁、在哪里、什么时候开始。',
      fields: [
        { kind: 'text', name: 'name', label: '平台名称', required: true, max: 60 },
        { kind: 'text', name: 'nameZh', label: '中文名', max: 40 },
        {
          kind: 'choice',
          name: 'type',
          label: '类型',
          required: true,
          options: [
            { value: 'cex', label: '中心化' },
            { value: 'dex', label: '去中心化' },
          ],
        },
        {
          kind: 'choices',
          name: 'markets',
          label: '开展的业务',
          required: true,
          options: ['现货', '杠杆', '永续合约', '交割合约', '期权', '法币'].map((market) => ({
            value: market,
            label: market,
          })),
        },
        { kind: 'text', name: 'company', label: '运营主体', required: true, max: 100, when: CENTRAL },
        { kind: 'text', name: 'region', label: '注册地区', required: true, max: 40, when: CENTRAL },
        { kind: 'date', name: 'launchDate', label: '上线日期', required: true, max: 10 },
        {
          kind: 'paragraph',
          name: 'intro',
          label: '平台介绍',
          required: true,
          min: 50,
          max: 400,
          hint: '50 至 400 字：业务、服务地区与限制；请勿写收益承诺',
        },
      ],
    },
    {
      key: 'fees',
      title: '费率与牌照',
      summary: '普通用户的费率，以及在哪里受监管。',
      fields: [
        {
          kind: 'text',
          name: 'makerFee',
          label: '挂单费率（%）',
          required: true,
          max: 8,
          placeholder: '0.1',
          pattern: PERCENT,
        },
        {
          kind: 'text',
          name: 'takerFee',
          label: '吃单费率（%）',
          required: true,
          max: 8,
          placeholder: '0.1',
          pattern: PERCENT,
        },
        { kind: 'choice', name: 'isLicensed', label: '是否持牌', required: true, options: YES_NO },
        {
          kind: 'text',
          name: 'license',
          label: '牌照名称与编号',
          required: true,
          max: 120,
          when: LICENSED,
        },
        link('licenseLink', '牌照查询链接', { required: true, when: LICENSED }),
      ],
    },
    {
      key: 'interface',
      title: '行情接口',
      summary: '收录后按这个接口取得行情；不需要密钥的公开接口即可。',
      fields: [
        link('tickerApi', '全部交易对行情接口', {
          required: true,
          hint: '一次返回全部交易对，每分钟至少更新一次',
          pattern: { expression: /^https:\/\//, text: '行情接口请使用 https 地址' },
        }),
        {
          kind: 'paragraph',
          name: 'tickerSample',
          label: '返回示例',
          required: true,
          max: 1000,
          hint: `粘贴一段返回的 JSON，每个交易对应含 ${TICKER_WORDS.join('、')}`,
          pattern: { expression: TICKER, text: `返回示例里应当有 ${TICKER_WORDS.join('、')}` },
        },
        link('depthApi', '盘口接口'),
        link('tradesApi', '成交接口'),
        link('apiDocs', '接口文档', { required: true }),
      ],
    },
    {
      key: 'assets',
      title: '资产与链接',
      summary: '储备地址用于核对资产；官方账号用于核实身份。',
      fields: [
        {
          kind: 'paragraph',
          name: 'wallets',
          label: '储备地址',
          max: 1000,
          hint: '每行一个，前面写链名；不公布的留空，评级会相应扣分',
        },
        link('reserves', '储备证明页面'),
        link('website', '官网', { required: true }),
        link('x', 'X（推特）', { placeholder: 'https://x.com/' }),
        link('telegram', 'Telegram 群', { placeholder: 'https://t.me/' }),
        { kind: 'paragraph', name: 'team', label: '团队', max: 400, hint: '公开的负责人与主要经历' },
      ],
    },
    {
      key: 'files',
      title: '资料上传',
      summary: '选好文件后立即上传；上传失败可以重试，不影响已填的内容。',
      fields: [
        { kind: 'file', name: 'logo', label: '标志', required: true, file: LOGO_RULE },
        { kind: 'file', name: 'licenseFile', label: '牌照文件', when: LICENSED, file: PDF_RULE },
      ],
    },
    CONFIRM_STEP,
  ],
};
