import { parse } from 'tldts';
import { z } from 'zod';

/*
 * The forms of settings that both servers have. The message of a form completes the sentence "The setting X is wrong:
 * it …".
 */

const isOrigin = (value: string) => /^https?:\/\/[^/?#\s]+\/?$/.test(value) && URL.canParse(value);

/** A text that is tested as a whole. */
export const checkedText = (test: (value: string) => boolean, error: string) =>
  z.string().refine(test, { error });

/** An address without path; a trailing slash is forgiven. */
export const origin = () =>
  checkedText(isOrigin, 'must be an address such as https://www.example.com, without a path').transform(
    (value) => new URL(value).origin,
  );

/** A whole number from `min` to `max`. */
export const integerBetween = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** One of some words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });

/** A secret of at least `length` characters; `missing` completes the sentence where it has to be given and is not. */
export const secret = (length: number, missing?: string) =>
  z.string({ error: missing }).min(length, { error: `must have at least ${length} characters` });

const isHostname = (value: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value);

/** A domain that browsers keep cookies for: no IP address, and no public suffix such as co.uk or github.io. */
export const cookieDomain = () =>
  checkedText((value) => {
    const { domain, isIp } = parse(value, { allowPrivateDomains: true });
    return isHostname(value) && domain !== null && !isIp;
  }, 'must be a domain such as example.com, no public suffix such as co.uk and no IP address');

interface SharedCookies {
  COOKIE_DOMAIN?: string;
  SITE_URL: string;
  GATEWAY_HOST?: string;
}

const isWithin = (address: string | undefined, domain: string) => {
  const { hostname } = new URL(address ?? 'http://localhost');
  return hostname === domain || hostname.endsWith(`.${domain}`);
};

/** Whether the domain for cookies is that of the site and of the gateway: browsers drop cookies for another one. */
export const coversBoth = ({ COOKIE_DOMAIN, SITE_URL, GATEWAY_HOST }: SharedCookies): boolean =>
  !COOKIE_DOMAIN || [SITE_URL, GATEWAY_HOST].every((host) => isWithin(host, COOKIE_DOMAIN.toLowerCase()));

export const notCoveringBoth = {
  path: ['COOKIE_DOMAIN'],
  error: 'must be a domain that the hosts of both SITE_URL and GATEWAY_HOST belong to',
};

const words = (value: string) => value.split(/\s+/).filter(Boolean);

/** Addresses without a path, with spaces between. */
export const origins = () =>
  checkedText(
    (value) => words(value).every(isOrigin),
    'must be addresses without a path, with spaces between',
  ).transform((value) => [...new Set(words(value).map((address) => new URL(address).origin))]);

/** `off`, or an address without a path. */
export const originOrOff = () =>
  checkedText(
    (value) => value === 'off' || isOrigin(value),
    'must be off, or an address such as https://m.example.com without a path',
  );
