import { randomInt } from 'node:crypto';

/** Without characters that are mistaken for each other when copied from a screen. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A random password of 16 characters in four groups, about 79 bits. */
export const newPassword = (): string => [group(), group(), group(), group()].join('-');
