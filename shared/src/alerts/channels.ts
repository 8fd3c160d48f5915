/** What an alert can be sent by, in the form's order; `webpush` is a browser, which has no form. */
export const FORM_CHANNELS = [
  'ntfy',
  'gotify',
  'telegram',
  'feishu',
  'wecom',
  'dingtalk',
  'bark',
  'json',
] as const;
export const CHANNEL_KINDS = [...FORM_CHANNELS, 'webpush'] as const;

export type FormChannel = (typeof FORM_CHANNELS)[number];
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The fields that a channel may have; none is ever shown again. */
export const CHANNEL_FIELDS = ['address', 'token', 'chat'] as const;
export type ChannelField = (typeof CHANNEL_FIELDS)[number];
export type ChannelValues = Readonly<Partial<Record<ChannelField, string>>>;

/** One field of a channel's form. */
export interface ChannelFieldFacts {
  readonly label: string;
  readonly hint: string;
  readonly isOptional?: true;
  /** What it must look like, whole; an address is checked as one besides. */
  readonly pattern?: RegExp;
  readonly wanted: string;
}

export interface ChannelFacts {
  readonly label: string;
  readonly fields: Readonly<Partial<Record<ChannelField, ChannelFieldFacts>>>;
}

/** Per account, browsers with push included. */
export const CHANNELS_MAX = 10;
/** Characters of a field. */
export const CHANNEL_FIELD_MAX = 500;

const ADDRESS = { label: '地址', wanted: '请填写 https:// 开头的完整地址' } as const;
const SIGNING = {
  label: '签名密钥',
  hint: '机器人的安全设置选了“签名校验”或“加签”时填写',
  isOptional: true,
  wanted: '签名密钥不正确',
} as const;

/** Every channel with a form: its name and its fields. */
export const FORM_CHANNEL_FACTS: Readonly<Record<FormChannel, ChannelFacts>> = {
  ntfy: {
    label: 'ntfy',
    fields: {
      address: {
        ...ADDRESS,
        hint: '服务器加主题，例如 https://ntfy.sh/我的主题',
        pattern: /^https?:\/\/[^/]+\/.*[^/]$/,
      },
      token: { label: '访问令牌', hint: '主题不公开时填写', isOptional: true, wanted: '访问令牌不正确' },
    },
  },
  gotify: {
    label: 'Gotify',
    fields: {
      address: { ...ADDRESS, hint: '服务器的地址，例如 https://gotify.example.com' },
      token: { label: '应用令牌', hint: '在 Gotify 的“应用”里建立', wanted: '请填写应用令牌' },
    },
  },
  telegram: {
    label: 'Telegram',
    fields: {
      token: {
        label: '机器人令牌',
        hint: '向 @BotFather 申请',
        pattern: /^\d{3,20}:[\w-]{20,80}$/,
        wanted: '请填写完整的机器人令牌，例如 123456:ABC…',
      },
      chat: {
        label: '聊天编号',
        hint: '私聊、群的数字编号，或 @频道名；先给机器人发一条消息',
        pattern: /^(-?\d{1,20}|@\w{4,40})$/,
        wanted: '请填写数字编号或 @频道名',
      },
    },
  },
  feishu: {
    label: '飞书',
    fields: {
      address: {
        ...ADDRESS,
        hint: '群机器人的 Webhook 地址',
        pattern: /^https:\/\/open\.(feishu\.cn|larksuite\.com)\/open-apis\/bot\/v2\/hook\/[\w-]+$/,
        wanted: '请填写 https://open.feishu.cn/open-apis/bot/v2/hook/… 的地址',
      },
      token: SIGNING,
    },
  },
  wecom: {
    label: '企业微信',
    fields: {
      address: {
        ...ADDRESS,
        hint: '群机器人的 Webhook 地址',
        pattern: /^https:\/\/qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=[\w-]+$/,
        wanted: '请填写 https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=… 的地址',
      },
    },
  },
  dingtalk: {
    label: '钉钉',
    fields: {
      address: {
        ...ADDRESS,
        hint: '自定义机器人的 Webhook 地址；安全设置用“加签”，或关键词“币镜”',
        pattern: /^https:\/\/oapi\.dingtalk\.com\/robot\/send\?access_token=\w+$/,
        wanted: '请填写 https://oapi.dingtalk.com/robot/send?access_token=… 的地址',
      },
      token: SIGNING,
    },
  },
  bark: {
    label: 'Bark',
    fields: {
      address: {
        ...ADDRESS,
        hint: 'App 里复制的地址，例如 https://api.day.app/你的密钥',
        pattern: /^https?:\/\/[^/]+\/([^/]+\/)*[\w-]+\/?$/,
      },
    },
  },
  json: {
    label: '自己的程序（JSON）',
    fields: {
      address: { ...ADDRESS, hint: '以 POST 接收 JSON，答 2xx 为收到' },
      token: {
        label: '令牌',
        hint: '随每条消息在 Authorization 头里发送：Bearer 令牌',
        isOptional: true,
        wanted: '令牌不正确',
      },
    },
  },
};

/** Name of a channel's kind. */
export function channelLabel(kind: ChannelKind): string {
  return kind === 'webpush' ? '浏览器推送' : FORM_CHANNEL_FACTS[kind].label;
}

/** What is wrong with each field of a channel's form; empty where nothing is. */
export function checkChannel(kind: FormChannel, values: ChannelValues): Readonly<Record<string, string>> {
  const { fields } = FORM_CHANNEL_FACTS[kind];
  return Object.fromEntries(
    CHANNEL_FIELDS.flatMap((name) => {
      const facts = fields[name];
      const complaint = facts ? checkField(name, facts, values[name] ?? '') : null;
      return complaint === null ? [] : [[name, complaint]];
    }),
  );
}

function checkField(name: ChannelField, facts: ChannelFieldFacts, written: string): string | null {
  const value = written.trim();
  if (value === '') return facts.isOptional ? null : facts.wanted;
  // What goes into a header or an address has no blanks and no letters beyond ASCII.
  const isPlain = value.length <= CHANNEL_FIELD_MAX && (name === 'address' || /^[\x21-\x7e]+$/.test(value));
  const isRight = isPlain && !/\s/.test(value) && (facts.pattern?.test(value) ?? true);
  return isRight && (name !== 'address' || isAddress(value)) ? null : facts.wanted;
}

/** An address with a host, without user and password; http passes here, since an operator may allow some. */
function isAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/.test(value);
}
