import { config } from '../../platform/config/config';
import { clientAddress } from '../../platform/http/socketAddress';
import type { Limit } from '../../platform/limits/limit';
import { logReferred } from '../../platform/log/logFault';

/** Dependencies of the captcha's routes. */
export const captchaDependencies = ({ headers }: Pick<Request, 'headers'>) => ({
  visitorAddress: clientAddress(headers, config.trustedHops),
  siteUrl: config.siteUrl,
  publicUrl: config.publicUrl,
  log: logReferred('Captcha'),
});

const seconds = 300;

/** How often one network may ask, in five minutes; whole offices share an address. */
export const captchaLimits = {
  puzzles: { name: 'captcha-puzzles', points: 60, seconds, ofNetworks: true },
  puzzleAnswers: { name: 'captcha-puzzle-answers', points: 180, seconds, ofNetworks: true },
  work: { name: 'captcha-work-asked', points: 180, seconds, ofNetworks: true },
  workAnswers: { name: 'captcha-work-answers', points: 180, seconds, ofNetworks: true },
} satisfies Record<string, Limit>;
