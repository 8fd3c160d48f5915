// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const appDownloadTips: DocumentContent = {
  page: 'appDownloadTips',
  summary: '在微信、QQ 等应用里打不开、不能添加到主屏幕时，怎样换到系统浏览器。',
  updated: '2026-11-23',
  related: ['app', 'faq', 'verification'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '聊天与社交应用自带的浏览器会拦截安装、下载和通知。换到系统浏览器打开同一个地址，就能正常使用。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'wechat', words: [{ kind: 'text', text: '微信' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '点右上角的“⋯”；' }],
        [{ kind: 'text', text: '选“在浏览器打开”（iPhone 上写作“在 Safari 中打开”）；' }],
        [{ kind: 'text', text: '若提示“已停止访问该网页”，点“复制链接”，再粘贴到浏览器的地址栏。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'others', words: [{ kind: 'text', text: 'QQ 与其他应用' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: 'QQ' }] },
          { kind: 'text', text: '：点右上角菜单，选“用浏览器打开”；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '微博、抖音等' }] },
          { kind: 'text', text: '：点右上角菜单，选“浏览器打开”或“复制链接”；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: 'Telegram、X' }] },
          { kind: 'text', text: '：点右上角菜单，选“在浏览器中打开”，也可以在设置里关闭内置浏览器。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'next', words: [{ kind: 'text', text: '打开之后' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '按' },
        { kind: 'page', page: 'app', children: [{ kind: 'text', text: '安装网页 App' }] },
        { kind: 'text', text: '里对应系统的步骤，把本站添加到主屏幕。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'trouble', words: [{ kind: 'text', text: '仍然打不开' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '检查地址是否完整，有没有被聊天软件截断或加上多余的字符；' }],
        [{ kind: 'text', text: '关闭省流量、去广告或“安全浏览”插件后重试；' }],
        [{ kind: 'text', text: '换一个网络，区分是本机问题还是网络问题；' }],
        [
          { kind: 'text', text: '都不行时，请从' },
          { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
          { kind: 'text', text: '告诉我们系统、浏览器与看到的提示。' },
        ],
      ],
    },
  ],
};
