/** Headers that requestStart.ts writes over whatever was sent, so that nobody can forge them. */

/** The address at the other end of the connection: Next does not tell it to the proxy. */
export const socketAddressHeader = 'x-socket-address';
/** Says `verified` in a real preview: its cookies alone prove nothing (normaliseRequests.ts sets it). */
export const previewModeHeader = 'x-preview-mode';
