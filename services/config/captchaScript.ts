import { env } from './env';
import { captchaPath } from './paths';

/** Address of the script that makes `<slider-captcha>` work; docs/captcha.md says what it has to do. */
export const captchaScript = (): string => env().CAPTCHA_SCRIPT_URL || `${env().GATEWAY_HOST}${captchaPath}`;
