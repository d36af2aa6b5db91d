import { dateTimeFormat } from '@/services/domain/text/intl';

/** Messages set the six digits apart; people type them so. */
export const normaliseCode = (typed: string): string => typed.replace(/\s/g, '');
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

export const maxPasswordLength = 128;
const shortestPassword = 10;

/** The rules for a password; `characters`: no emoji or control characters, no space at either end. */
export const passwordRules = ['length', 'letter', 'digit', 'characters'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const rules: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= shortestPassword && password.length <= maxPasswordLength,
  letter: (password) => /\p{L}/u.test(password),
  digit: (password) => /\d/.test(password),
  characters: (password) =>
    password === password.trim() &&
    /^[^\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u20E3]*$/u.test(password),
};

/** As the gateway checks them; a test compares both. */
export const meetsPasswordRule = (rule: PasswordRule, password: string): boolean =>
  rules[rule](password.normalize('NFC'));

export const isPassword = (password: string): boolean =>
  passwordRules.every((rule) => meetsPasswordRule(rule, password));

/** Terms and privacy notice are one version: the day in Berlin on which the younger one was changed last. ISO date. */
export function consentVersionOf(changes: [string, ...string[]]): string {
  const latest = Math.max(...changes.map((change) => new Date(change).getTime()));
  return dateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(latest);
}
