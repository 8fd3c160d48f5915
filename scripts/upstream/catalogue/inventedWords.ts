/** Half a name of a fictional coin; `concept` is the sector it suggests, '' for none. */
export interface Word {
  readonly en: string;
  readonly zh: string;
  readonly pinyin: string;
  readonly concept: string;
}

const word = (en: string, zh: string, pinyin: string, concept = ''): Word => ({ en, zh, pinyin, concept });

export const FIRST_WORDS: readonly Word[] = [
  word('Lumen', '流明', 'liu ming'),
  word('Panda', '熊猫', 'xiong mao', 'meme'),
  word('Neural', '神经', 'shen jing', 'ai'),
  word('Harbor', '港湾', 'gang wan', 'defi'),
  word('Comet', '彗星', 'hui xing'),
  word('Velvet', '丝绒', 'si rong'),
  word('Quark', '夸克', 'kua ke'),
  word('Bamboo', '青竹', 'qing zhu', 'meme'),
  word('Tidal', '潮汐', 'chao xi'),
  word('Ember', '余烬', 'yu jin'),
  word('Pixelo', '像点', 'xiang dian', 'gaming'),
  word('Silk', '丝路', 'si lu'),
  word('Otter', '水獭', 'shui ta', 'meme'),
  word('Vector', '矢量', 'shi liang', 'ai'),
  word('Maple', '红枫', 'hong feng'),
  word('Falconer', '猎隼', 'lie sun'),
  word('Glacier', '冰川', 'bing chuan', 'depin'),
  word('Mosaic', '马赛克', 'ma sai ke', 'nft'),
  word('Saffron', '藏红花', 'zang hong hua'),
  word('Orbit', '轨道', 'gui dao'),
  word('Tanuki', '狸猫', 'li mao', 'meme'),
  word('Prisma', '棱镜', 'leng jing'),
  word('Kelp', '海带', 'hai dai'),
  word('Cinder', '煤渣', 'mei zha'),
  word('Lotus', '莲花', 'lian hua'),
  word('Raven', '渡鸦', 'du ya'),
  word('Cobalt', '钴蓝', 'gu lan'),
  word('Meadow', '草甸', 'cao dian'),
  word('Synapse', '突触', 'tu chu', 'ai'),
  word('Copper', '紫铜', 'zi tong'),
  word('Puffer', '河豚', 'he tun', 'meme'),
  word('Zephyr', '西风', 'xi feng'),
  word('Anchor', '船锚', 'chuan mao', 'defi'),
  word('Willow', '垂柳', 'chui liu'),
  word('Drift', '漂流', 'piao liu'),
  word('Basalt', '玄武', 'xuan wu', 'rwa'),
  word('Tofu', '豆腐', 'dou fu', 'meme'),
  word('Nimbus', '雨云', 'yu yun', 'depin'),
  word('Aurora', '极光', 'ji guang'),
  word('Marble', '大理石', 'da li shi', 'gaming'),
  word('Sparrow', '麻雀', 'ma que'),
];

export const SECOND_WORDS: readonly Word[] = [
  word('Protocol', '协议', 'xie yi', 'defi'),
  word('Finance', '金融', 'jin rong', 'defi'),
  word('Network', '网络', 'wang luo'),
  word('Labs', '实验室', 'shi yan shi'),
  word('AI', '智能', 'zhi neng', 'ai'),
  word('Chain', '链', 'lian', 'layer1'),
  word('Swap', '兑换', 'dui huan', 'dex'),
  word('Play', '游戏', 'you xi', 'gaming'),
  word('Coin', '币', 'bi', 'meme'),
  word('Vault', '金库', 'jin ku', 'defi'),
  word('Agent', '代理', 'dai li', 'ai'),
  word('Pay', '支付', 'zhi fu', 'payment'),
  word('Social', '社交', 'she jiao', 'social'),
  word('Cloud', '云', 'yun', 'depin'),
  word('Estate', '地产', 'di chan', 'rwa'),
  word('Inu', '犬', 'quan', 'meme'),
  word('Bridge', '桥', 'qiao', 'interoperability'),
  word('Layer', '层', 'ceng', 'layer2'),
  word('Credit', '信贷', 'xin dai', 'lending'),
];
