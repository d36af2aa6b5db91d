import type { GetServerSideProps } from 'next';

import { env } from '@/services/config/env';
import { inLocale, paths } from '@/services/config/paths';
import { locales } from '@/services/domain/locale/locale';

const day = 86_400_000;
/** RFC 9116 asks for less than a year; whoever keeps a copy asks again in time. */
const validFor = 180 * day;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where a security problem is reported, in both languages.
 * @param now the file expires 180 days after the start of this day
 */
export function securityText({ SITE_URL, SECURITY_CONTACT }: ReturnType<typeof env>, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + validFor);
  const pages = locales.map((locale) => SITE_URL + inLocale(paths.security, locale));
  return [
    `Contact: ${SECURITY_CONTACT}`,
    ...pages.map((page) => `Contact: ${page}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    ...pages.map((page) => `Policy: ${page}`),
    '',
  ].join('\n');
}

/** Needs no gateway, like robots.txt. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=600');
  res.end(securityText(env(), new Date()));
  return Promise.resolve({ props: {} });
};
