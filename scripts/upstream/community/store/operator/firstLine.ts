import type { Message } from './messageRow.ts';

/** Letters of a first line. */
const LONGEST = 80;

/** What a message is about in one line: its first words, or the name of what is submitted. */
export function firstLineOf(message: Message): string {
  const [line = ''] = wordsOf(message).trim().split('\n');
  const letters = [...line.trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}

function wordsOf(message: Message): string {
  switch (message.kind) {
    case 'feedback':
      return message.intro.words;
    case 'report':
      return `${message.reason}：${message.comment.body}`;
    case 'submission': {
      const { name, symbol } = message.values;
      return [message.form, name, symbol].filter((word) => typeof word === 'string').join(' ');
    }
  }
}
