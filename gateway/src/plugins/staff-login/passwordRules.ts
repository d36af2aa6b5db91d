import type { Bilingual } from '../../domain/languages';
import { config } from '../../platform/config/config';

/** Characters; merchants have the same (contract/accounts). */
const shortest = 10;
const longest = 128;
/** How many characters remain at least without the words that everybody would try. */
const leastOwn = 8;
const leastDifferent = 5;

/** Words that are in the first guesses for any CMS, ours and others (docs/security.md). */
const frequentWords = [
  ...['password', 'passwort', 'kennwort', 'welcome', 'willkommen', 'hello', 'hallo', 'login', 'secret'],
  ...['administrator', 'admin', 'editor', 'redaktion', 'translator', 'payload', 'website', 'geheim'],
  ...['1234567890', '0123456789', '12345678', '123456', '1234', '2024', '2025', '2026', '2027'],
  ...['abcdefgh', 'qwerty', 'qwertz', 'asdfgh'],
];

const problems = {
  shortest: {
    en: `Please take at least ${shortest} characters, for example four words.`,
    de: `Bitte nehmen Sie mindestens ${shortest} Zeichen, zum Beispiel vier Wörter.`,
  },
  longest: {
    en: `Please take at most ${longest} characters.`,
    de: `Bitte nehmen Sie höchstens ${longest} Zeichen.`,
  },
  guessed: {
    en: 'This password is guessed soon: it is little more than a name, a frequent word or a row of keys. Four words that have nothing to do with each other are better.',
    de: 'Dieses Passwort ist schnell erraten: Es ist kaum mehr als ein Name, ein häufiges Wort oder eine Reihe von Tasten. Besser sind vier Wörter, die nichts miteinander zu tun haben.',
  },
} satisfies Record<string, Bilingual>;

/** The owner of a password, as far as it is known. */
export interface Owner {
  name?: string | null;
  email?: string | null;
}

/** Words of the owner and of the house, from three letters on. */
const ownWords = ({ name, email }: Owner): string[] =>
  [name, email, config.productName]
    .flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);

/** Returns the problem with a new password of staff, or undefined. All characters are allowed. */
export function passwordProblem(password: string, owner: Owner): Bilingual | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < shortest) return problems.shortest;
  if (characters.length > longest) return problems.longest;
  const words = [...frequentWords, ...ownWords(owner)].sort((left, right) => right.length - left.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  const isGuessed = own.length < leastOwn || new Set(own).size < leastDifferent;
  return isGuessed ? problems.guessed : undefined;
}
