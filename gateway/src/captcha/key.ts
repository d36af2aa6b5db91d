import { hkdfSync, randomBytes } from 'node:crypto';

import { config } from '../config';
import { loadSecrets } from '../secrets';

const shared = globalThis as { gatewayCaptchaSeed?: Buffer };

/**
 * Where what was used is counted in memory, a restart forgets it; then it must also forget the key, or a used token
 * would be good again. Several gateways on one PostgreSQL share both.
 */
const seed = (): Buffer =>
  (shared.gatewayCaptchaSeed ??=
    config.dialect === 'sqlite' ? randomBytes(32) : Buffer.from(loadSecrets().payloadSecret));

/** A key of 32 bytes for one purpose only. */
export const captchaKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', seed(), '', `captcha ${purpose}`, 32));
