// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const joinUs: DocumentContent = {
  page: 'joinUs',
  summary: '我们怎样工作、在找什么样的人，以及怎样投递；招聘不收取任何费用。',
  updated: '2026-11-23',
  related: ['aboutus', 'contact', 'verification'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '币镜是一个小团队，做的是一件需要耐心的事：让中文读者在一个地方看到口径清楚、前后一致、说得出来源的市场数据。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'how-we-work', words: [{ kind: 'text', text: '我们怎样工作' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '先写清楚口径，再写代码。' }] },
          { kind: 'text', text: ' 每个数字在上线之前都有定义、单位、来源与反例。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '小步提交，互相评审。' }] },
          { kind: 'text', text: ' 改动附带能失败的测试；出错不追责，但要写明原因与防范。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '远程为主。' }] },
          { kind: 'text', text: ' 以北京时间 11 点至 17 点为共同时段，其余自己安排；重要讨论留下文字。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不炒币的人也受欢迎。' }] },
          { kind: 'text', text: ' 我们要求披露持仓，参与榜单、评级与内容的同事不得利用未公开的信息交易。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'roles', words: [{ kind: 'text', text: '在找的人' }] },
    { kind: 'heading', level: 3, id: 'part-3', words: [{ kind: 'text', text: '前端工程师' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '熟悉 TypeScript 与 React，关心首屏时间、键盘与读屏可用性；做过实时数据或图表者优先。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-4', words: [{ kind: 'text', text: '数据工程师' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '能把几十家平台格式不一的行情接进来并核对，知道时区、精度与重复数据会怎样出错。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-5', words: [{ kind: 'text', text: '数据编辑' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '能读项目文档与链上浏览器，核实供应量、合约与团队；中文表达准确，不写空话。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-6', words: [{ kind: 'text', text: '设计师' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '在一屏之内放下很多数字而不乱，明暗与多种涨跌配色都要好看、都要看得清。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'apply', words: [{ kind: 'text', text: '怎样投递' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: '从' },
          { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
          { kind: 'text', text: '的“加入我们”二维码联系同事，写明岗位；' },
        ],
        [{ kind: 'text', text: '附一份能说明自己做过什么的材料：代码、文章、作品或一段数据核对的过程；' }],
        [
          {
            kind: 'text',
            text: '通常一周内答复。流程为一次线上交流、一份不超过三小时的作业（付酬）、一次面谈。',
          },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'warning', words: [{ kind: 'text', text: '请留意' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '我们招聘' },
        { kind: 'strong', children: [{ kind: 'text', text: '不收取任何费用' }] },
        {
          kind: 'text',
          text: '，不要求办理贷款、购买培训或先行充值，也不会通过陌生群聊发放录用通知。对来人有疑问时，请到',
        },
        { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
        { kind: 'text', text: '核对。应聘者的资料只用于本次招聘，未录用者的材料在六个月后删除，见' },
        { kind: 'page', page: 'privacy', children: [{ kind: 'text', text: '《隐私政策》' }] },
        { kind: 'text', text: '。' },
      ],
    },
  ],
};
