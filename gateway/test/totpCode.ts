import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
