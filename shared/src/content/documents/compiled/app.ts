// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const app: DocumentContent = {
  page: 'app',
  summary: '币镜在手机与电脑的浏览器里直接使用，添加到主屏幕后像 App 一样打开。',
  updated: '2026-11-23',
  related: ['appDownloadTips', 'faq', 'verification'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '币镜目前' },
        { kind: 'strong', children: [{ kind: 'text', text: '没有发布安装包' }] },
        {
          kind: 'text',
          text: '。应用商店、网盘、群文件里任何名为“币镜”的安装包都不是我们发布的，请不要安装，也不要在其中输入密码、私钥或助记词。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'ios', words: [{ kind: 'text', text: 'iPhone 与 iPad' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: '用 ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'Safari' }] },
          { kind: 'text', text: ' 打开本站（其他浏览器也可以看，但不一定能添加到主屏幕）；' },
        ],
        [{ kind: 'text', text: '点底部的“分享”按钮；' }],
        [{ kind: 'text', text: '选“添加到主屏幕”，再点“添加”。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'android', words: [{ kind: 'text', text: '安卓手机' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: '用 ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'Chrome、Edge' }] },
          { kind: 'text', text: ' 或手机自带浏览器打开本站；' },
        ],
        [{ kind: 'text', text: '点右上角或底部的菜单；' }],
        [
          {
            kind: 'text',
            text: '选“添加到主屏幕”或“安装应用”。部分机型要先在系统设置里允许浏览器创建快捷方式。',
          },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'desktop', words: [{ kind: 'text', text: 'Windows 与 Mac' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: '用 ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'Chrome' }] },
          { kind: 'text', text: ' 或 ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'Edge' }] },
          { kind: 'text', text: ' 打开本站，点地址栏右侧的安装图标，或在菜单里选“将网页安装为应用”；' },
        ],
        [{ kind: 'text', text: 'Mac 上的 Safari 在“文件”菜单里选“添加到程序坞”；' }],
        [{ kind: 'text', text: '不想安装也没关系：把标签页固定，或加入收藏即可。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'genuine', words: [{ kind: 'text', text: '怎样确认是本站' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '看地址栏的域名，逐个字母核对，留意形近的字母与多出来的连字符；' }],
        [{ kind: 'text', text: '不从搜索广告、短信链接或陌生二维码进入；' }],
        [
          { kind: 'text', text: '拿不准的域名、邮箱与账号，可以在' },
          { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
          { kind: 'text', text: '查询。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'questions', words: [{ kind: 'text', text: '常见问题' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '会收到推送吗？' }] },
          {
            kind: 'text',
            text: ' 价格预警与快讯提醒在页面打开时有效，需要允许浏览器通知。登录后可在“自选行情”的“预警”里添加消息渠道（ntfy、Telegram、飞书等），关掉页面也能收到。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '自选会丢吗？' }] },
          { kind: 'text', text: ' 未登录时自选存在浏览器里，清除浏览数据会一并清除；登录后随账号保存。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '占多少空间？' }] },
          { kind: 'text', text: ' 只有网页缓存，随时可以在浏览器里清除。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '怎么卸载？' }] },
          { kind: 'text', text: ' 像删除其他图标一样删除即可，不影响账号。' },
        ],
      ],
    },
  ],
};
