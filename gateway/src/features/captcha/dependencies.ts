import { config } from '../../platform/config/config';
import { clientAddress } from '../../platform/http/socketAddress';
import { networkOf } from '../../platform/limits/networkOf';
import { logReferred } from '../../platform/log/logFault';

/** Dependencies of the captcha's routes. */
export const captchaDependencies = ({ headers }: Pick<Request, 'headers'>) => ({
  network: networkOf(clientAddress(headers, config.trustedHops)),
  siteUrl: config.siteUrl,
  publicUrl: config.publicUrl,
  log: logReferred('Captcha'),
});

const seconds = 300;

/** How often one network may ask, in five minutes; whole offices share an address. */
export const captchaLimits = {
  puzzles: { name: 'captcha-puzzles', points: 60, seconds },
  puzzleAnswers: { name: 'captcha-puzzle-answers', points: 180, seconds },
  work: { name: 'captcha-work-asked', points: 180, seconds },
  workAnswers: { name: 'captcha-work-answers', points: 180, seconds },
};
