import { Secret, TOTP } from 'otpauth';

/** As every authenticator app expects it (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...settings, ...more, secret: Secret.fromBase32(secret) });

/** 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const isSecret = (text: string): boolean => /^[A-Z2-7]{32}$/.test(text);

/** The address that an app reads from a QR code; `label` is the login's name. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/**
 * The number of the 30 seconds that a code belongs to; null for a wrong code. The one before and the one after count
 * too: clocks differ, and people type.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / settings.period) + delta;
}
