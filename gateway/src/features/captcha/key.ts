import { hkdfSync, randomBytes } from 'node:crypto';

import { processState } from '@/shared/server/processState';

import { config } from '../../platform/config/config';
import { loadSecrets } from '../../platform/secrets/secrets';

/**
 * The only gateway on its database needs no key that outlives it; several on one PostgreSQL take each other's tokens.
 */
const seed = (): Buffer =>
  processState('gatewayCaptchaSeed', () =>
    config.dialect === 'sqlite' ? randomBytes(32) : Buffer.from(loadSecrets().payloadSecret),
  );

/** A key of 32 bytes for one purpose only. */
export const captchaKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', seed(), '', `captcha ${purpose}`, 32));
