/** Passes a line on where the one before was another: what goes wrong in each cycle is told once. */
export function createNews(log: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) log(line);
    last = line;
  };
}
