import { createHash, randomBytes } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** 256 random bits that mean nothing elsewhere. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => shape.test(text);

/** The database knows tokens by their hash alone: whoever reads it can use none. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
