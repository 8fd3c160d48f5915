/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** Beyond this the tail is smaller than any double. */
const FARTHEST = 37;
/** From here on a continued fraction takes over. */
const FAR = 7.071_067_811_865_47;

/** Highest power first. */
const NUMERATOR = [
  0.035_262_496_599_891_1, 0.700_383_064_443_688, 6.373_962_203_531_65, 33.912_866_078_383,
  112.079_291_497_871, 221.213_596_169_931, 220.206_867_912_376,
];
const DENOMINATOR = [
  0.088_388_347_648_318_4, 1.755_667_163_182_64, 16.064_177_579_207, 86.780_732_202_946_1,
  296.564_248_779_674, 637.333_633_378_831, 793.826_512_519_948, 440.413_735_824_752,
];

/**
 * Probability that a standard normal variable is at most `x`. Hart's rational approximation (algorithm 5666, "Computer
 * Approximations", 1968), as chosen by West, "Better approximations to cumulative normal functions" (Wilmott, 2005):
 * within 1e-15, and in the far tail, where an option's price is all tail, to 8 digits of the value.
 */
export function normalCumulative(x: number): number {
  const tail = tailBeyond(Math.abs(x));
  return x > 0 ? 1 - tail : tail;
}

function tailBeyond(away: number): number {
  if (away > FARTHEST) return 0;
  const density = Math.exp((-away * away) / 2);
  if (away < FAR) return (density * polynomial(NUMERATOR, away)) / polynomial(DENOMINATOR, away);
  const fraction = [4, 3, 2, 1].reduce((below, part) => away + part / below, away + 0.65);
  return density / fraction / Math.sqrt(2 * Math.PI);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
