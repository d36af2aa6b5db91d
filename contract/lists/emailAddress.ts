import { cleanIdentifier } from './identifier';

/** In characters. */
export const maxEmailLength = 254;

const localCharacter = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-]`;
const atom = `${localCharacter}+`;
const label = (first: string) => String.raw`${first}(?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])`;

/**
 * A normalised address, one mailbox and nothing else, for it is written into the head of an e-mail: a dot-atom of RFC
 * 5322 with the letters of RFC 6531, at most 64 characters, then a domain of internationalised labels.
 */
export const emailPattern = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label(String.raw`[\p{L}\p{N}]`)}?\.)+${label(String.raw`\p{L}`)}$`,
  'u',
);

/** Apostrophes and accents that programs put in the place of `'`, which are letters or signs of no address. */
const apostrophes = /[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/g;

/**
 * An e-mail address as it is stored: NFC, without invisible characters and the `mailto:` of a copied link. The domain
 * is mapped to compatible characters, as IDNA does; the part before the @ is the mail server's own.
 */
export function normaliseEmailAddress(typed: string): string {
  const address = cleanIdentifier(typed, 'NFC').replace(/^mailto:/i, '');
  const at = address.lastIndexOf('@');
  return at < 0
    ? address
    : address.slice(0, at + 1) +
        address
          .slice(at + 1)
          .normalize('NFKC')
          .replaceAll('。', '.');
}

export const isEmailAddress = (address: string): boolean =>
  address.length <= maxEmailLength && emailPattern.test(address);

/** The address that is meant by one with a typographic apostrophe; undefined for any other text. */
export function withPlainApostrophe(address: string): string | undefined {
  const plain = address.replace(apostrophes, "'");
  return plain !== address && isEmailAddress(plain) ? plain : undefined;
}

/** The target of a link that writes to addresses, with what `mailto:` sets apart encoded (RFC 6068). */
export const mailtoHref = (...addresses: string[]): string =>
  `mailto:${addresses.map((address) => address.replace(/[%/?#&=^`{|}]/g, encodeURIComponent)).join(',')}`;
