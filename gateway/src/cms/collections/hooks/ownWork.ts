/** Marks requests of our own code in Payload's context: it keeps the rules of redirects by itself. */
export const ownWork = 'redirectsOwnWork';
