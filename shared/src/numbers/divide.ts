/** Divides an integer into integer parts by weight; the parts add up to it exactly. `parts` receives them. */
export function divide(
  total: number,
  weight: Float64Array,
  parts: Float64Array = new Float64Array(weight.length),
): Float64Array {
  let all = 0;
  for (const each of weight) all += each;
  let sum = 0;
  let given = 0;
  for (let i = 0; i < weight.length; i += 1) {
    sum += weight[i] ?? 0;
    const reached = i === weight.length - 1 ? total : all > 0 ? Math.round((total * sum) / all) : 0;
    parts[i] = reached - given;
    given = reached;
  }
  return parts;
}
