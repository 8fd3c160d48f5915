import pinyin from './inventedPinyin.json' with { type: 'json' };

/** Half a name of a fictional coin; `concept` is the sector it suggests, '' for none. */
export interface Word {
  readonly en: string;
  readonly zh: string;
  readonly concept: string;
}

const word = (en: string, zh: string, concept = ''): Word => ({ en, zh, concept });

export const FIRST_WORDS: readonly Word[] = [
  word('Lumen', '流明'),
  word('Panda', '熊猫', 'meme'),
  word('Neural', '神经', 'ai'),
  word('Harbor', '港湾', 'defi'),
  word('Comet', '彗星'),
  word('Velvet', '丝绒'),
  word('Quark', '夸克'),
  word('Bamboo', '青竹', 'meme'),
  word('Tidal', '潮汐'),
  word('Ember', '余烬'),
  word('Pixelo', '像点', 'gaming'),
  word('Silk', '丝路'),
  word('Otter', '水獭', 'meme'),
  word('Vector', '矢量', 'ai'),
  word('Maple', '红枫'),
  word('Falconer', '猎隼'),
  word('Glacier', '冰川', 'depin'),
  word('Mosaic', '马赛克', 'nft'),
  word('Saffron', '藏红花'),
  word('Orbit', '轨道'),
  word('Tanuki', '狸猫', 'meme'),
  word('Prisma', '棱镜'),
  word('Kelp', '海带'),
  word('Cinder', '煤渣'),
  word('Lotus', '莲花'),
  word('Raven', '渡鸦'),
  word('Cobalt', '钴蓝'),
  word('Meadow', '草甸'),
  word('Synapse', '突触', 'ai'),
  word('Copper', '紫铜'),
  word('Puffer', '河豚', 'meme'),
  word('Zephyr', '西风'),
  word('Anchor', '船锚', 'defi'),
  word('Willow', '垂柳'),
  word('Drift', '漂流'),
  word('Basalt', '玄武', 'rwa'),
  word('Tofu', '豆腐', 'meme'),
  word('Nimbus', '雨云', 'depin'),
  word('Aurora', '极光'),
  word('Marble', '大理石', 'gaming'),
  word('Sparrow', '麻雀'),
];

export const SECOND_WORDS: readonly Word[] = [
  word('Protocol', '协议', 'defi'),
  word('Finance', '金融', 'defi'),
  word('Network', '网络'),
  word('Labs', '实验室'),
  word('AI', '智能', 'ai'),
  word('Chain', '链', 'layer1'),
  word('Swap', '兑换', 'dex'),
  word('Play', '游戏', 'gaming'),
  word('Coin', '币', 'meme'),
  word('Vault', '金库', 'defi'),
  word('Agent', '代理', 'ai'),
  word('Pay', '支付', 'payment'),
  word('Social', '社交', 'social'),
  word('Cloud', '云', 'depin'),
  word('Estate', '地产', 'rwa'),
  word('Inu', '犬', 'meme'),
  word('Bridge', '桥', 'interoperability'),
  word('Layer', '层', 'layer2'),
  word('Credit', '信贷', 'lending'),
];

/** Halves of names of coins shown with a warning. */
export const WARNED_FIRST: readonly Word[] = [
  word('Instant', '秒富'),
  word('Hundredfold', '百倍'),
  word('Golden', '金牛'),
  word('Dividend', '分红'),
  word('Rocket', '火箭'),
  word('Eternal', '永涨'),
];

export const WARNED_SECOND: readonly Word[] = [
  word('Treasure', '宝'),
  word('Alliance', '联盟'),
  word('Mine', '矿场'),
  word('Fund', '基金'),
  word('Planet', '星球'),
  word('Token', '通证'),
  word('Farm', '农场'),
  word('Empire', '帝国'),
  word('Pool', '矿池'),
  word('Club', '俱乐部'),
];

const PINYIN: ReadonlyMap<string, string> = new Map(Object.entries(pinyin));

/** How the two halves are said, one after the other. */
export function pinyinOfHalves(first: Word, second: Word): string {
  return `${PINYIN.get(first.zh) ?? ''} ${PINYIN.get(second.zh) ?? ''}`;
}
