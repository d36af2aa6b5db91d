/** The path of an address of this host: the calls answer paths, and their reader knows the host. */
export const ownPath = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
