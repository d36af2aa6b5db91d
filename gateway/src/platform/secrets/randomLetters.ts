import { randomInt } from 'node:crypto';

/** Without characters that are mistaken for each other on paper, on a screen or read aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random small letters and digits, each of about 4.95 bits. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
