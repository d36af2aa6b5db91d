/**
 * Paths that Payload answers without a login: files of the media library, and what the admin's login needs. Documents and
 * lists are read by staff alone; the site reads content through the calls.
 */
const publicPaths: Record<string, RegExp> = {
  GET: /^(media\/file\/[^/]+|documents\/file\/[^/]+|users\/me)$/,
  POST: /^users\/(login|login\/code|logout|forgot-password|reset-password)$/,
};

/** @param segments decoded, without those of the base path */
export const isPublicPath = (method: string, segments: string[]): boolean =>
  publicPaths[method === 'HEAD' ? 'GET' : method]?.test(segments.join('/')) ?? false;
