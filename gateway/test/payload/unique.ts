let counter = 0;
const next = () => (counter += 1);

/** Returns an IPv4 address that no other call returns. */
export function uniqueAddress(): string {
  const number = next();
  return `10.2.${number >> 8}.${number & 255}`;
}

/** Returns a phone number that no other call returns. */
export const uniquePhone = (): string => `+4930${String(next()).padStart(8, '0')}`;

/** Returns an e-mail address that no other call returns. */
export const uniqueEmail = (): string => `person-${next()}@kompassa.example`;

export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
