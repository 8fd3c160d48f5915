// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const privacy: DocumentContent = {
  page: 'privacy',
  summary: '本站实际保存哪些信息、保存在哪里、保存多久、谁能看到，以及怎样查看与删除。',
  updated: '2026-11-26',
  related: ['agreement', 'declare', 'userSecurity', 'contact'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '本政策逐项列出币镜（CoinMirror，下称“本站”）真正保存的信息。原则只有三条：' },
        {
          kind: 'strong',
          children: [
            { kind: 'text', text: '能不收集的不收集，能留在您浏览器里的不上传，您能删除的立即删除。' },
          ],
        },
        { kind: 'text', text: ' 浏览行情与资讯不需要注册，也不需要告诉我们您是谁。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'browser', words: [{ kind: 'text', text: '只留在您浏览器里的信息' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '以下内容存放在浏览器的 Cookie 或本地存储中。清除浏览器的站点数据即可全部删除。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'cookies', words: [{ kind: 'text', text: 'Cookie' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: '名称' }],
        [{ kind: 'text', text: '用途' }],
        [{ kind: 'text', text: '保存' }],
      ],
      rows: [
        [
          [
            { kind: 'code', text: 'user_token' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'user_name' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'head_image' },
          ],
          [{ kind: 'text', text: '登录凭证、昵称与头像，登录后才有' }],
          [{ kind: 'text', text: '7 天，退出登录即删除' }],
        ],
        [
          [{ kind: 'code', text: 'login_device' }],
          [
            {
              kind: 'text',
              text: '证明此浏览器曾登录过该手机号，他人输错密码时不影响您登录；不含手机号与登录凭证',
            },
          ],
          [{ kind: 'text', text: '最近一次登录后 90 天' }],
        ],
        [
          [{ kind: 'code', text: 'code_device' }],
          [
            {
              kind: 'text',
              text: '证明此浏览器刚为该手机号获取过验证码，他人输错验证码时，此浏览器不受影响；不含手机号与验证码',
            },
          ],
          [{ kind: 'text', text: '30 分钟' }],
        ],
        [
          [{ kind: 'code', text: 'uid' }],
          [
            {
              kind: 'text',
              text: '随机编号，用来区分浏览器，不含任何身份；获取验证码时以它的摘要认出是同一浏览器',
            },
          ],
          [{ kind: 'text', text: '7 天' }],
        ],
        [
          [
            { kind: 'code', text: 'compareCoinList' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'compareWindow' },
          ],
          [{ kind: 'text', text: '币种对比的清单与窗口状态' }],
          [{ kind: 'text', text: '7 天' }],
        ],
        [
          [{ kind: 'code', text: 'browsemode' }],
          [{ kind: 'text', text: '您选择的电脑版或手机版' }],
          [{ kind: 'text', text: '7 天' }],
        ],
        [
          [{ kind: 'code', text: 'searchHistory' }],
          [{ kind: 'text', text: '最近 10 个搜索词' }],
          [{ kind: 'text', text: '30 天' }],
        ],
        [
          [
            { kind: 'code', text: 'indexUnit' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'indexUtc' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'pairUnit' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'futureUnit' },
            { kind: 'text', text: '、' },
            { kind: 'code', text: 'futureChangeRateType' },
          ],
          [{ kind: 'text', text: '计价单位与涨跌口径' }],
          [{ kind: 'text', text: '360 天' }],
        ],
        [
          [{ kind: 'code', text: 'reload500' }],
          [{ kind: 'text', text: '出错后只自动刷新一次' }],
          [{ kind: 'text', text: '约 15 分钟' }],
        ],
      ],
    },
    { kind: 'heading', level: 3, id: 'local-storage', words: [{ kind: 'text', text: '本地存储' }] },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: '内容' }], [{ kind: 'text', text: '说明' }]],
      rows: [
        [
          [{ kind: 'text', text: '显示设置' }],
          [{ kind: 'text', text: '主题、涨跌颜色、密度、时区、表格的列' }],
        ],
        [[{ kind: 'text', text: '自选' }], [{ kind: 'text', text: '未登录时只在本机；登录后与账号同步' }]],
        [[{ kind: 'text', text: '关注' }], [{ kind: 'text', text: '您关注的资讯作者与标签，只在本机' }]],
        [
          [{ kind: 'text', text: '最近浏览' }],
          [{ kind: 'text', text: '最近打开的 20 个页面的路径，供搜索框列出，只在本机，可在搜索框里清空' }],
        ],
        [[{ kind: 'text', text: '持仓' }], [{ kind: 'text', text: '您录入的买卖；登录后与账号同步' }]],
        [
          [{ kind: 'text', text: '价格提醒' }],
          [{ kind: 'text', text: '条件与触发记录，只在本机计算；登录后条件与账号同步' }],
        ],
        [
          [{ kind: 'text', text: '草稿' }],
          [
            {
              kind: 'text',
              text: '未发出的评论，以及收录申请的表单（含您填写的邮箱），申请的草稿 30 天后失效，发送成功或点击“清除草稿”后删除',
            },
          ],
        ],
        [
          [{ kind: 'text', text: '已读标记与须知确认' }],
          [{ kind: 'text', text: '看过的公告、已确认的提示窗口' }],
        ],
        [
          [{ kind: 'text', text: '登录资料' }],
          [{ kind: 'text', text: '昵称、头像、账号编号，退出登录即删除' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '关闭标签页前的滚动位置存放在会话存储中，关闭后消失。' }],
    },
    { kind: 'heading', level: 2, id: 'server', words: [{ kind: 'text', text: '您主动提供给我们的信息' }] },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: '您做了什么' }], [{ kind: 'text', text: '我们保存什么' }]],
      rows: [
        [
          [{ kind: 'text', text: '注册' }],
          [
            {
              kind: 'text',
              text: '手机号与国家区号、密码的 scrypt 摘要（不是密码本身）、昵称、注册时间；经邀请注册的，还有邀请关系',
            },
          ],
        ],
        [
          [{ kind: 'text', text: '登录' }],
          [
            {
              kind: 'text',
              text: '登录凭证的摘要、登录时间与到期时间、浏览器自报的型号（在“账号安全”里列给您看）',
            },
          ],
        ],
        [
          [{ kind: 'text', text: '收取短信验证码' }],
          [
            {
              kind: 'text',
              text: '手机号、用途，以及验证码、浏览器编号与所在网络的摘要，用于核对与限制次数',
            },
          ],
        ],
        [[{ kind: 'text', text: '填写资料' }], [{ kind: 'text', text: '昵称、简介、邮箱、您上传的头像' }]],
        [
          [{ kind: 'text', text: '自选' }],
          [{ kind: 'text', text: '关注的币种、交易所与钱包，分组，您写的备注、持仓成本与数量' }],
        ],
        [
          [{ kind: 'text', text: '持仓与提醒' }],
          [{ kind: 'text', text: '您录入的买卖（日期、价格、数量、手续费），价格提醒的条件' }],
        ],
        [
          [{ kind: 'text', text: '评论、点赞、举报、投票' }],
          [{ kind: 'text', text: '内容、时间与您的账号' }],
        ],
        [
          [{ kind: 'text', text: '意见反馈' }],
          [{ kind: 'text', text: '类型、内容、所在页面的地址、您选填的联系方式' }],
        ],
        [[{ kind: 'text', text: '收录申请' }], [{ kind: 'text', text: '表单中的全部内容与上传的文件' }]],
        [
          [{ kind: 'text', text: '选中搜索结果' }],
          [{ kind: 'text', text: '搜索词与所选的对象，不与账号关联，用于统计热搜' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '头像与昵称会随评论公开显示；上传的头像可以被知道其地址的人看到。手机号、邮箱、自选、备注与持仓不会公开，手机号在页面上隐藏中间四位。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'logs', words: [{ kind: 'text', text: '服务器日志' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '每个请求在日志中留下一行：时间、请求编号、方法、路径、状态码与耗时。日志' },
        { kind: 'strong', children: [{ kind: 'text', text: '不含' }] },
        { kind: 'text', text: ' IP 地址、查询参数、Cookie、请求内容与账号。' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '为防止滥发短信、撞库与刷评论，服务器会在短时间内（最长 24 小时）按 IP 地址、手机号、登录凭证或上述设备编号计数（后三者只以摘要计数），到期即清除，不写入日志。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'third-parties', words: [{ kind: 'text', text: '第三方服务' }] },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '下列服务只有在网站运营者启用时才会加载，未启用时页面不会连接它们：' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '访问统计' }] },
          {
            kind: 'text',
            text: '（百度统计或 Google Analytics）：每次切换页面时上报页面地址与标题，对方可能设置自己的 Cookie；',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '滑块验证' }] },
          { kind: 'text', text: '（阿里云）：仅在您请求短信验证码时使用，用于区分真人与程序；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '短信服务' }] },
          { kind: 'text', text: '：您请求验证码时，您的手机号与验证码会交给网站运营者选用的短信服务发送。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '我们不出售您的信息，也不向广告主提供您的信息。站外链接不会告诉对方您来自哪个页面。除您同意、法律要求，或为制止正在发生的欺诈与攻击外，不向他人提供您的个人信息。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'retention', words: [{ kind: 'text', text: '保存多久' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '账号资料保存到您修改或注销为止；' }],
        [{ kind: 'text', text: '登录凭证 7 天后失效并清除，您也可以随时退出全部设备；' }],
        [{ kind: 'text', text: '短信验证码的记录 1 天后清除；验证手机后的凭据 10 分钟后失效并清除；' }],
        [{ kind: 'text', text: '已登录时输错密码的次数，10 分钟后清除；' }],
        [{ kind: 'text', text: '选中搜索结果的记录 90 天后清除；' }],
        [{ kind: 'text', text: '没有随申请提交的上传文件，7 天后自动清理；' }],
        [{ kind: 'text', text: '反馈与收录申请保存到处理完毕，并留存用于核对后续的更正请求。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'rights', words: [{ kind: 'text', text: '您可以怎样做' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '查看与修改' }] },
          { kind: 'text', text: '：在' },
          { kind: 'page', page: 'userSetting', children: [{ kind: 'text', text: '个人设置' }] },
          { kind: 'text', text: '中修改昵称、简介、邮箱与头像，在' },
          { kind: 'page', page: 'userSecurity', children: [{ kind: 'text', text: '账号安全' }] },
          { kind: 'text', text: '中更换手机号与密码、查看登录设备。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '导出' }] },
          { kind: 'text', text: '：自选与持仓可以在各自的页面导出为 CSV 文件。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '删除' }] },
          {
            kind: 'text',
            text: '：评论可以逐条删除，删除后不再向任何人显示；在“账号安全”中注销账号后，账号资料、自选、评论、点赞、投票、头像与登录记录立即删除，不能恢复。此前提交的反馈与收录申请会与账号解除关联。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '拒绝' }] },
          {
            kind: 'text',
            text: '：禁用 Cookie 或本地存储后，仍可浏览行情与资讯，但登录、自选与显示设置无法记住。',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '需要更正或删除反馈、收录申请中的信息，请通过' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        { kind: 'text', text: '提出，并说明回执编号。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'security', words: [{ kind: 'text', text: '安全' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '密码、登录凭证与验证码只以摘要保存。修改密码或更换手机号会使其他设备退出登录，此前发出的验证码随之作废。没有任何系统绝对安全；若发生可能影响您的泄露，我们会在',
        },
        { kind: 'page', page: 'announcement', children: [{ kind: 'text', text: '公告' }] },
        { kind: 'text', text: '中说明情况与建议。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'minors', words: [{ kind: 'text', text: '未成年人' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '注册账号须年满 18 周岁。我们不会有意收集未成年人的信息；如果您发现，请告诉我们，我们会删除。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'changes', words: [{ kind: 'text', text: '政策的修改' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '本站保存的信息有变化时，本政策同时修改，并更新页首的日期；重要的变化会在' },
        { kind: 'page', page: 'announcement', children: [{ kind: 'text', text: '公告' }] },
        { kind: 'text', text: '中说明。' },
      ],
    },
  ],
};
