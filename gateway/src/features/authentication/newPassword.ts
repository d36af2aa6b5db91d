import { randomLetters } from '../../platform/secrets/randomLetters';

/** A random password of 16 characters in four groups, about 79 bits. */
export const newPassword = (): string => [4, 4, 4, 4].map(randomLetters).join('-');
