/** Letters of other scripts that look like a small Latin letter, with that letter. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    і: 'i',
    ј: 'j',
    о: 'o',
    р: 'p',
    с: 'c',
    ѕ: 's',
    у: 'y',
    х: 'x',
    һ: 'h',
    ԁ: 'd',
    м: 'm',
  },
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', ո: 'n', ɡ: 'g', ı: 'i', ɑ: 'a' },
};
