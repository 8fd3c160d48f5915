// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const agreement: DocumentContent = {
  page: 'agreement',
  summary: '使用币镜前请阅读：我们提供什么、不提供什么，账号与评论的规则，以及双方的责任。',
  updated: '2026-11-22',
  related: ['privacy', 'declare', 'aboutus', 'contact'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '币镜（CoinMirror，下称“本站”）是一个面向中文读者的加密货币行情数据与资讯网站。本协议说明您使用本站时双方的权利与责任。',
        },
        {
          kind: 'strong',
          children: [{ kind: 'text', text: '浏览、注册或使用本站任何功能，即表示您已阅读并同意本协议' }],
        },
        { kind: 'text', text: '；不同意其中任何一条的，请停止使用。' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '涉及您个人信息的部分，由' },
        { kind: 'page', page: 'privacy', children: [{ kind: 'text', text: '《隐私政策》' }] },
        { kind: 'text', text: '单独说明；涉及数据与风险的部分，' },
        { kind: 'page', page: 'declare', children: [{ kind: 'text', text: '《免责声明》' }] },
        { kind: 'text', text: '有更详细的解释。三份文件共同构成您与本站之间的约定。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'service', words: [{ kind: 'text', text: '我们提供什么' }] },
    { kind: 'paragraph', words: [{ kind: 'text', text: '本站提供以下免费服务：' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '加密货币、交易所、钱包与概念板块的行情、排行、图表和指标；' }],
        [{ kind: 'text', text: '快讯、资讯、公告等阅读内容；' }],
        [{ kind: 'text', text: '注册账号后可用的自选、评论、投票等功能；' }],
        [{ kind: 'text', text: '项目方的收录申请与所有人的意见反馈。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '浏览行情与资讯不需要注册。图表、指标、换算与对比工具均在网页上直接使用，不收取费用。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'not-service', words: [{ kind: 'text', text: '我们不提供什么' }] },
    { kind: 'paragraph', words: [{ kind: 'text', text: '为避免误解，以下事项请特别留意：' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不提供交易。' }] },
          {
            kind: 'text',
            text: ' 本站不撮合、不经纪、不代客买卖任何资产，也不保管您的法定货币、加密货币、私钥或助记词。任何自称本站人员要求您充值、转账或提供助记词的，都是诈骗。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不提供投资建议。' }] },
          {
            kind: 'text',
            text: ' 价格、指标、排行、评级、看多看空投票、文章与评论都不是买入、卖出或持有某项资产的建议，也没有考虑您的财务状况与风险承受能力。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '收录不收费。' }] },
          {
            kind: 'text',
            text: ' 提交币种、DApp 或交易所从不收取任何费用，也没有“加急费”“保证金”。遇到有人以本站名义收费，请到',
          },
          { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
          { kind: 'text', text: '核对，并通过' },
          { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
          { kind: 'text', text: '告知。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'data', words: [{ kind: 'text', text: '数据与“演示数据”' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '本站的数据可能来自第三方公开接口、交易平台、区块链网络，或由本站根据公开方法计算。我们会尽力核对，但',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '不保证数据准确、完整、及时或不中断' }] },
        {
          kind: 'text',
          text: '。不同来源的价格口径不同，页面上的数字可能与您在交易平台看到的成交价不一致；做任何决定前请以交易平台的实际报价为准。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '在未接入真实数据源的部署中，本站展示的是由程序生成的模拟行情。' },
        { kind: 'strong', children: [{ kind: 'text', text: '凡是模拟的数据，页面都会标明“演示数据”' }] },
        {
          kind: 'text',
          text: '：这些价格、成交量、持仓与新闻并未真实发生，只用于演示与学习，不能用于交易、结算、报道或任何对外的引用。看到“演示数据”标记时，请不要据此作出任何财务决定。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '数字旁的说明卡写有计算公式、单位、来源与更新频率；显示为 ' },
        { kind: 'code', text: '--' },
        { kind: 'text', text: ' 的，是我们不知道这个值，而不是零。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'region', words: [{ kind: 'text', text: '地区与年龄' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '本站不向中国大陆地区的用户提供服务。您首次访问时需要确认自己不在中国大陆，并自行了解所在国家或地区关于数字资产的规定；当地法律禁止访问此类信息的，请勿使用本站。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '注册账号须年满 18 周岁，并具有完全民事行为能力。' }],
    },
    { kind: 'heading', level: 2, id: 'account', words: [{ kind: 'text', text: '账号' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          {
            kind: 'text',
            text: '账号以手机号注册，须通过短信验证码验证。一个手机号对应一个账号；请使用您本人有权使用的号码。',
          },
        ],
        [
          {
            kind: 'text',
            text: '密码至少 6 位，由您保管。我们保存的是密码的加密摘要，无法告诉您原密码；忘记时可以通过手机验证码重设，重设后其他设备会退出登录。',
          },
        ],
        [
          {
            kind: 'text',
            text: '昵称、头像和简介会出现在您的评论旁边，请勿冒用他人、交易所、项目方或本站工作人员的身份。',
          },
        ],
        [
          { kind: 'text', text: '通过您账号进行的操作视为您本人所为。发现异常登录时，请在' },
          { kind: 'page', page: 'userSecurity', children: [{ kind: 'text', text: '账号安全' }] },
          { kind: 'text', text: '中退出其他设备并修改密码。' },
        ],
        [
          {
            kind: 'text',
            text: '您可以随时在“账号安全”中注销账号。注销立即生效且不能恢复：账号资料、自选、评论、投票和登录记录会一并删除。',
          },
        ],
        [{ kind: 'text', text: '账号被用于违反本协议的行为时，我们可以删除相应内容、限制功能或停用账号。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'your-content', words: [{ kind: 'text', text: '您发布的内容' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '您对自己发布的评论、昵称、头像、反馈与提交资料负责，并保证有权发布。评论最长 300 字。',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '以下内容不得发布' }] },
        { kind: 'text', text: '：' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '违反法律，或侵害他人名誉、隐私、著作权、商标等权利的；' }],
        [{ kind: 'text', text: '招揽资金、带单、荐币、拉群、返佣链接，以及任何形式的诈骗或钓鱼；' }],
        [{ kind: 'text', text: '编造或传播虚假消息以影响价格，或有组织地刷评论、刷投票；' }],
        [{ kind: 'text', text: '他人的手机号、住址、钱包归属等个人信息；' }],
        [{ kind: 'text', text: '恶意代码，或以程序批量注册、发布、抓取的行为。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '您保留自己内容的著作权，同时授予本站在站内展示、存储与为展示而作必要排版的免费、非独占许可；内容删除后许可即告终止。任何人都可以举报评论。我们不对全部内容作事先审核，但有权在收到举报或自行发现后删除违规内容，不另行通知。',
        },
      ],
    },
    { kind: 'paragraph', words: [{ kind: 'text', text: '评论与投票只代表发布者本人，不代表本站的观点。' }] },
    { kind: 'heading', level: 2, id: 'submission', words: [{ kind: 'text', text: '收录申请' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '通过' },
        { kind: 'page', page: 'submitCoin', children: [{ kind: 'text', text: '提交币种' }] },
        {
          kind: 'text',
          text: '等页面提交的资料，用于核实项目与编写介绍页。您确认资料真实，并有权提供其中的标志、文件与联系方式。是否收录、收录后的分类、排序与风险提示由本站根据公开资料独立决定，提交不等于收录；我们可以在资料失实或风险变化时修改或撤下页面。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'links', words: [{ kind: 'text', text: '外部链接与广告' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '本站的部分链接会带您离开本站，前往项目官网、交易平台、区块浏览器等第三方网站。链接会显示真实域名，并在新窗口打开。',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '第三方网站不受本站控制' }] },
        { kind: 'text', text: '，其内容、服务与安全由对方负责；打开前请自行核对域名。' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '广告与付费展示会标明“广告”，不影响排行的名次与计算。广告中的陈述由广告主负责，展示广告不表示我们认可其产品。首页的友情链接不构成推荐。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'rights', words: [{ kind: 'text', text: '知识产权' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '本站的名称、标志、页面设计、文字与程序归本站或其权利人所有。您可以为个人学习与研究浏览、保存、导出表格与图片，引用时请注明来源与时间，并保留图片上的“演示数据”标记。未经书面同意，不得将本站数据批量复制、转售，或以镜像方式提供给他人。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '各币种、交易所与钱包的名称和标志属于各自的权利人，本站展示它们仅为指明对象。',
        },
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'changes-of-service',
      words: [{ kind: 'text', text: '服务的变更与中断' }],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '我们可能增加、调整或停止某项功能。维护、网络故障、上游数据源失效、攻击或不可抗力都可能导致中断或数据陈旧；数据过期时，页面会尽量标出数据的时间。长期停止某项保存您数据的功能前，我们会以站内公告提前通知。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '价格提醒由您浏览器中打开的页面计算，关闭页面、断网或系统限制通知时不会触发，',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '不应作为止损或任何自动操作的依据' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'liability', words: [{ kind: 'text', text: '责任限制' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '在法律允许的最大范围内，本站“按现状”提供。对于因下列情形造成的损失（包括投资亏损、利润损失、数据丢失），本站不承担责任：',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '依据本站的数据、指标、文章、评论或投票作出的决定；' }],
        [{ kind: 'text', text: '数据的错误、延迟、缺失或中断，以及把演示数据当作真实数据使用；' }],
        [{ kind: 'text', text: '第三方网站、广告主、项目方或其他用户的行为；' }],
        [{ kind: 'text', text: '账号凭证因您保管不当而泄露；' }],
        [{ kind: 'text', text: '不可抗力或我们无法合理控制的事件。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '本条不排除因故意或重大过失，以及法律规定不得排除的责任。' }],
    },
    { kind: 'heading', level: 2, id: 'changes', words: [{ kind: 'text', text: '协议的修改' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '我们可能修改本协议，新版本自页首的“更新日期”起生效。对您权利有重要影响的修改，会在',
        },
        { kind: 'page', page: 'announcement', children: [{ kind: 'text', text: '公告' }] },
        {
          kind: 'text',
          text: '中说明。修改生效后继续使用本站，即表示接受新版本；不接受的，可以停止使用并注销账号。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'contact', words: [{ kind: 'text', text: '争议与联系' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '协议中某一条被认定无效时，不影响其他条款。因本协议产生的争议，请先通过' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        {
          kind: 'text',
          text: '或页面底部的“意见反馈”与我们协商；协商不成的，依照本站运营者所在地的法律处理。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '对本协议有疑问，或发现有人冒充本站，也请通过上述方式告诉我们。' }],
    },
  ],
};
