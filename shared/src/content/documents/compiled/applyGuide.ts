// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const applyGuide: DocumentContent = {
  page: 'applyGuide',
  summary: '币种、交易所与 DApp 怎样申请收录：要准备什么、怎样审核、多久有结果、什么情况不会收录。',
  updated: '2026-11-23',
  related: ['submitCoin', 'submitExchange', 'submitDapp', 'contact', 'declare'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '收录与修改资料' },
        { kind: 'strong', children: [{ kind: 'text', text: '不收任何费用' }] },
        {
          kind: 'text',
          text: '，也没有加急通道。任何人以本站名义索要“上架费”“保证金”或代币，都是冒充，请在',
        },
        { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
        { kind: 'text', text: '核对对方身份，并到' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        { kind: 'text', text: '举报。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'eligible', words: [{ kind: 'text', text: '先看是否符合' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '币种' }] },
          {
            kind: 'text',
            text: '：已经可以公开交易，或合约已经部署并有可以核对的链上地址；有官方网站和至少一份说明文件。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '交易所' }] },
          {
            kind: 'text',
            text: '：有可以公开访问的行情接口，说明成交量与盘口；说明运营主体、注册地区与费率。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: 'DApp' }] },
          {
            kind: 'text',
            text: '：合约地址公开，最近 30 天有真实用户使用；能说明合约是否可以升级、由谁升级。',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '只有名字、没有合约也没有成交的项目，会等到有可核对的事实后再收录。' }],
    },
    { kind: 'heading', level: 2, id: 'materials', words: [{ kind: 'text', text: '准备哪些材料' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: '对象' }],
        [{ kind: 'text', text: '必需' }],
        [{ kind: 'text', text: '有则更好' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: '币种' }],
          [
            {
              kind: 'text',
              text: '全称与简称、官网、公链与合约地址、上线日期、100 到 400 字介绍、正方形标志',
            },
          ],
          [{ kind: 'text', text: '白皮书、审计报告、区块浏览器与代码仓库地址' }],
        ],
        [
          [{ kind: 'text', text: '交易所' }],
          [{ kind: 'text', text: '名称、官网、行情接口地址与返回示例、费率、运营主体' }],
          [{ kind: 'text', text: '牌照编号、储备地址、团队' }],
        ],
        [
          [{ kind: 'text', text: 'DApp' }],
          [{ kind: 'text', text: '名称、类型、公链、合约地址、官网、主要界面截图' }],
          [{ kind: 'text', text: '审计报告、代币简称' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '标志用 500 像素以上的正方形 PNG，不超过 1 MB；文件用 PDF，不超过 10 MB。介绍请写事实，不写收益承诺，不写“首个”“最强”一类无法核对的说法。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'submit', words: [{ kind: 'text', text: '怎样提交' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: '选择对应的表单：' },
          { kind: 'page', page: 'submitCoin', children: [{ kind: 'text', text: '提交币种' }] },
          { kind: 'text', text: '、' },
          { kind: 'page', page: 'submitExchange', children: [{ kind: 'text', text: '提交交易所' }] },
          { kind: 'text', text: '、' },
          { kind: 'page', page: 'submitDapp', children: [{ kind: 'text', text: '提交 DApp' }] },
          { kind: 'text', text: '。不需要注册。' },
        ],
        [{ kind: 'text', text: '按步骤填写。内容自动保存在浏览器里，可以随时离开再回来继续。' }],
        [{ kind: 'text', text: '提交前核对合约地址与官网域名：这两项错一个字符，就会指向别的项目。' }],
        [{ kind: 'text', text: '提交后记下回执编号，查询进度时要用到。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '同一个项目请只提交一次；重复提交不会更快，反而会合并到最早的一份。' }],
    },
    { kind: 'heading', level: 2, id: 'review', words: [{ kind: 'text', text: '审核看什么' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '真实' }] },
          {
            kind: 'text',
            text: '：官网域名、社交账号与合约能互相印证；代码仓库或区块浏览器能看到真实活动。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '可核对' }] },
          { kind: 'text', text: '：流通数量有来源。没有核实流通数量的币种会收录，但不参与市值排名。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '安全' }] },
          {
            kind: 'text',
            text: '：合约能否增发、暂停、冻结或升级，权限在谁手里。有风险不等于不收录，但会写在风险一栏。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不冒充' }] },
          { kind: 'text', text: '：名称、简称或标志与已收录项目混淆的，需要先改正。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '一般在 7 个工作日内有结果。材料不全时会说明缺什么，补齐后接着审核，不必重新排队。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'after', words: [{ kind: 'text', text: '收录之后' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '价格与成交量只来自交易平台的公开行情，不接受项目方自报。资料有变动（合约迁移、换标志、改名）请用对应页面上的“纠错”提交，并附可以核对的公告地址。',
        },
      ],
    },
    { kind: 'paragraph', words: [{ kind: 'text', text: '出现以下情况会移出排名或标注风险：' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '连续 30 天没有可核对的成交；' }],
        [{ kind: 'text', text: '合约被攻击、增发异常，或官网失效；' }],
        [{ kind: 'text', text: '成交量被证实是自成交；' }],
        [{ kind: 'text', text: '提供的材料被证实不实。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '收录不代表推荐，也不代表本站对项目作过任何担保，详见' },
        { kind: 'page', page: 'declare', children: [{ kind: 'text', text: '免责声明' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'appeal', words: [{ kind: 'text', text: '不服审核结果' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '可以在结果通知后 30 天内到' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        {
          kind: 'text',
          text: '申诉，说明理由并附新的事实。申诉由没有参与首次审核的编辑处理，结果会写明依据。',
        },
      ],
    },
  ],
};
