/** Source or styles for the first HTML: without comments, indentation, and the blanks left by stripped types. */
export function compact(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ +/g, ' ')
    .trim();
}
