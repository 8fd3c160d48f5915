const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const FOLDED = /(?<![\d.,])0\.0([₀-₉]+)(?=\d)/g;
/** More zeros than any number here has: such a text was not written by us, and is left as it is. */
const MOST_ZEROS = 30;

/** A text with all folded zeros written out: `≈ $0.0₄1654` → `≈ $0.00001654`. Everything else stays. */
export function unfoldZeros(text: string): string {
  return text.replace(FOLDED, (folded, count: string) => {
    const zeros = Number([...count].map((digit) => SUBSCRIPTS.indexOf(digit)).join(''));
    return zeros > MOST_ZEROS ? folded : `0.${'0'.repeat(zeros)}`;
  });
}
