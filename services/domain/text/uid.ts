/** Addresses of campaigns as marketers may choose them. */
export const isUid = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/.test(text);
